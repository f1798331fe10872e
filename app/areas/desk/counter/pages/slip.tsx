import { PrinterIcon } from 'lucide-react'
import { useState } from 'react'
import { PageHead } from '#app/shell/page-head.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { deskSlip } from '../contract.ts'
import { SlipPaper, WristbandPaper } from '../parts/slip-paper.tsx'
import type { Route } from './+types/slip'

export { handle } from 'virtual:rows/desk-slip'

export const clientLoader = behindStaffGate(({ callApi, query }: Loading) =>
  callApi(deskSlip, { order_id: query.get('order_id') ?? '' }),
)

/** Only what is printed stands on the paper. */
export default function SlipPage({ loaderData: slip }: Route.ComponentProps) {
  const [paper, setPaper] = useState<'slip' | 'band'>('slip')
  return (
    <main id="main" className="space-y-16 p-16 print:p-0">
      <PageHead title="就诊单" />
      <div className="flex flex-wrap items-center gap-8 print:hidden">
        <ButtonLink kind="secondary" size="small" to="/desk/counter">
          人工窗口
        </ButtonLink>
        <div className="w-200">
          <Segment
            label="打印什么"
            name="paper"
            options={[
              { value: 'slip', text: '就诊单' },
              { value: 'band', text: '腕带' },
            ]}
            value={paper}
            onChange={(chosen) => setPaper(chosen === 'band' ? 'band' : 'slip')}
          />
        </div>
        <Button size="small" onClick={() => window.print()}>
          <PrinterIcon />
          打印
        </Button>
      </div>
      {paper === 'slip' ? <SlipPaper slip={slip} /> : <WristbandPaper slip={slip} />}
    </main>
  )
}
