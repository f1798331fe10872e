import { HeartIcon } from 'lucide-react'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Link } from '#kit/ui/link.tsx'
import { address } from '#kit/wire/address.ts'
import { useAnswer } from '#kit/wire/browser/use-answer.ts'
import { heartList } from '../contract.ts'

const FEW = 3

/** What patients wrote to thank a doctor, and the way to send them a heart; fetched once the page stands. */
export function HeartWall({ doctorId }: { doctorId: number }) {
  const hearts = useAnswer(heartList, { doctor_id: doctorId, page_size: FEW }).answer?.list ?? []
  return (
    <Card title="写给医生的话">
      {hearts.length > 0 && (
        <ul className="divide-y divide-line">
          {hearts.map(({ id, words, giver, add_time }) => (
            <li key={id}>
              <Link
                to={address('/sendheart/detail', { id })}
                className="flex min-h-target flex-col justify-center py-8"
              >
                <span className="text-16 break-words">{words}</span>
                <span className="text-12 text-ink-3 tabular-nums">
                  {giver} · {add_time.slice(0, 10)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className="pt-8" data-writes="">
        <ButtonLink kind="secondary" wide to={address('/sendheart/create', { doctor_id: doctorId })}>
          <HeartIcon />
          写一份心意
        </ButtonLink>
      </div>
    </Card>
  )
}
