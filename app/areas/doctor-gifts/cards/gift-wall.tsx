import { GiftIcon } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { doctorGifts } from '../contract.ts'
import { GiftSheet } from './gift-sheet.tsx'
import { ReceivedSheet } from './received-sheet.tsx'

interface GiftWallProps {
  doctorId: number
  received: CallOutput<typeof doctorGifts>
}

/** What patients gave a doctor to thank them, and the way to give them something. */
export function GiftWall({ doctorId, received: { list, total_num } }: GiftWallProps) {
  const { revalidate } = useRevalidator()
  const [isOpen, setOpen] = useState(false)
  const [isLooking, setLooking] = useState(false)
  return (
    <Card title="患者的心意" aside={total_num > 0 && `收到 ${total_num} 份`}>
      {total_num === 0 ? (
        <p className="text-14 text-ink-2">还没有人送过，第一份心意由您来送。</p>
      ) : (
        <ul className="flex flex-wrap gap-12">
          {list.map(({ gift_id, name, image, num }) => (
            <li key={gift_id} className="flex items-center gap-6 text-14">
              <Picture src={image} alt="" width={36} height={36} className="size-36 shrink-0 rounded-8" />
              <span>
                {name} <span className="text-ink-2 tabular-nums">×{num}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className="space-y-8 pt-12">
        {total_num > 0 && (
          <Button kind="text" wide onClick={() => setLooking(true)}>
            看看都是谁送的
          </Button>
        )}
        <Button kind="secondary" wide onClick={() => setOpen(true)}>
          <GiftIcon />
          用积分送医生礼物
        </Button>
      </div>
      <ReceivedSheet open={isLooking} doctorId={doctorId} onClose={() => setLooking(false)} />
      <GiftSheet open={isOpen} doctorId={doctorId} onClose={() => setOpen(false)} onGiven={revalidate} />
    </Card>
  )
}
