import { CalendarCheckIcon, HospitalIcon } from 'lucide-react'
import { useState } from 'react'
import { spokenDay } from '#kit/time/spoken.ts'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { behindGate } from '#kit/wire/load.ts'
import { ChoicePage, Who } from '../parts/choice-page.tsx'
import { ConsentCard } from '../parts/consent-card.tsx'
import { GoodsHead } from '../parts/goods-head.tsx'
import { loadChoice } from '../parts/load-choice.ts'
import { Month } from '../parts/month.tsx'
import { NoTime } from '../parts/no-time.tsx'
import { TimeGrid } from '../parts/time-grid.tsx'
import { Tips } from '../parts/tips.tsx'
import { useChoice } from '../parts/use-choice.ts'
import type { Route } from './+types/detection-appointment'

export { handle } from 'virtual:rows/R022'

export const clientLoader = behindGate(loadChoice)

/** A test: who is tested first, because it depends on them; when is asked in a sheet. */
export default function DetectionAppointmentPage({ loaderData: choice }: Route.ComponentProps) {
  const choosing = useChoice(choice)
  const [isOpen, setOpen] = useState(false)
  const { config, members, moving } = choice
  const today = useToday()
  const hospital = config.units.find(({ unit_id }) => unit_id === config.unit_id)
  return (
    <ChoicePage choosing={choosing} action={moving ? '确认改约' : '提交预约'} note={choosing.when || '还没有选时间'}>
      <div className="space-y-16 p-16">
        <GoodsHead choice={choice} />
        <Who legend="谁来检测" members={members} choosing={choosing} />
        <CellGroup title="什么时候，去哪里">
          <Cell
            start={<CalendarCheckIcon />}
            title="检测时间"
            value={choosing.when || '请选择'}
            onClick={() => setOpen(true)}
          />
          {hospital && <Cell start={<HospitalIcon />} title={hospital.unit_name} note={hospital.address} />}
        </CellGroup>
        <ConsentCard config={config} choosing={choosing} />
        <Tips title="检测前要知道" tips={config.tips} />
      </div>
      <Sheet open={isOpen} title="选择检测时间" onClose={() => setOpen(false)}>
        {isOpen && (
          <div className="space-y-16">
            <Month config={config} linkTo={choosing.linkTo} />
            {config.times.length > 0 ? (
              <>
                <h3 className="text-16 font-semibold">{spokenDay(config.date, today)}</h3>
                <TimeGrid
                  times={config.times}
                  isFasting={config.is_fasting === 1}
                  chosen={choosing.time}
                  onChoose={(time) => {
                    choosing.pick(time)
                    setOpen(false)
                  }}
                />
              </>
            ) : (
              <NoTime config={config} linkTo={choosing.linkTo} />
            )}
          </div>
        )}
      </Sheet>
    </ChoicePage>
  )
}
