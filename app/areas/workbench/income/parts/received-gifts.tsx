import { talkAddress } from '#app/areas/workbench/consultations/cards/talk-address.ts'
import { Card } from '#kit/ui/card.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { benchGifts } from '../contract.ts'

/** What patients gave for their points, the newest first. */
export function ReceivedGifts({ gifts }: { gifts: CallOutput<typeof benchGifts>['list'] }) {
  return (
    <Card title="收到的礼物" aside="患者用积分送的心意，不折算收入">
      {gifts.length === 0 ? (
        <p className="text-14 text-ink-2">还没有收到礼物。</p>
      ) : (
        <ul className="grid gap-12 min-[480px]:grid-cols-2">
          {gifts.map(({ gift_id, name, image, num, giver, add_time, ask_id }) => (
            <li key={`${gift_id} ${giver} ${add_time}`} className="flex items-center gap-12">
              <Picture src={image} alt="" width={48} height={48} className="size-48 shrink-0 rounded-8" />
              <div className="min-w-0 grow">
                <p className="text-16">
                  {name} ×{num}
                </p>
                <p className="text-12 text-ink-3 tabular-nums">{unbroken(`${giver} · ${add_time.slice(0, 16)}`)}</p>
              </div>
              {ask_id && (
                <Link
                  to={talkAddress(ask_id)}
                  className="flex min-h-target shrink-0 items-center px-8 text-14 text-accent-ink"
                >
                  看问诊
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
