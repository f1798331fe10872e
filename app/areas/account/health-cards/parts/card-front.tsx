import { HeartPulseIcon, QrCodeIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { QrCode } from '#kit/ui/qr-code.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import type { HealthCard } from './use-my-cards.ts'

/** A card as one would hold it, with the code that the hospital's desk and machines read. */
export function CardFront({ card }: { card: HealthCard }) {
  const [open, setOpen] = useState(false)
  const number = card.card_no.replace(/(\d{6})(\d{4})(\d{4})(\d{4})/, '$1 $2 $3 $4')
  return (
    <article className="overflow-hidden rounded-16 bg-card shadow-soft">
      <div className="flex items-center gap-8 bg-accent px-16 py-12 text-on-accent">
        <HeartPulseIcon className="text-22" />
        <h2 className="min-w-0 grow text-16 font-semibold">{card.card_name}</h2>
        <span className="shrink-0 text-14">{card.area_name}</span>
      </div>
      <div className="p-16">
        <div className="flex items-center justify-between gap-12">
          <p className="min-w-0 text-22 font-semibold">{card.truename}</p>
          <span className="shrink-0">
            <Button onClick={() => setOpen(true)}>
              <QrCodeIcon />
              出示
            </Button>
          </span>
        </div>
        <p className="pt-8 text-16 tabular-nums">{number}</p>
        <p className="pt-4 text-12 text-ink-3">{card.issuer}</p>
        <p className="text-12 text-ink-3 tabular-nums">{card.add_time.slice(0, 10)} 申领</p>
      </div>
      <Sheet open={open} title={card.card_name} onClose={() => setOpen(false)}>
        <div className="mx-auto w-240 text-center">
          {open && <QrCode text={card.qr_code} alt={`${card.truename}的健康卡二维码`} />}
          <p className="pt-12 text-18 font-semibold">{card.truename}</p>
          <p className="text-14 text-ink-2 tabular-nums">{number}</p>
          <p className="pt-4 text-12 text-ink-3">在{card.area_name}的医院，给服务台或自助机扫一扫</p>
        </div>
      </Sheet>
    </article>
  )
}
