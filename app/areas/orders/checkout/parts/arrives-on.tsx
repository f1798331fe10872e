import { TruckIcon } from 'lucide-react'
import { spokenDay } from '#kit/time/spoken.ts'
import { Card } from '#kit/ui/card.tsx'
import { useToday } from '#kit/ui/use-now.ts'

/** When the parcel is to have come, as its seller reckons. */
export function ArrivesOn({ day }: { day: string }) {
  const today = useToday()
  return (
    <Card>
      <p className="flex items-center gap-8 text-16 font-medium">
        <TruckIcon className="shrink-0 text-accent-ink" />
        预计 {spokenDay(day, today)} 前送到
      </p>
    </Card>
  )
}
