import { Card } from '#kit/ui/card.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { Tone } from '#kit/ui/tones.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { inquiryList } from '../contract.ts'
import { ClockLine } from './clock-line.tsx'
import { inquiryDetailAddress } from './inquiry-address.ts'

/** An inquiry as a list has it. */
export type Inquiry = CallOutput<typeof inquiryList>['list'][number]

/** How loud a state is said. */
export const inquiryTone = (state: Inquiry['state']): Tone => {
  if (state === 'papers' || state === 'quoted' || state === 'chosen') return 'warning'
  if (state === 'closed' || state === 'withdrawn') return 'plain'
  return 'accent'
}

/** An inquiry in a list: what for, whom, where it stands and what is promised next. */
export function InquiryCard({ inquiry }: { inquiry: Inquiry }) {
  const { request_id, project_name, state, state_desc, next, units, quote_num, quote_clock } = inquiry
  const isOver = state === 'closed' || state === 'withdrawn'
  // That quotes came says that they came; that they came in time as well is said on its own page.
  const isKept = quote_num > 0 && quote_clock === 'met'
  return (
    <Card
      to={inquiryDetailAddress(request_id)}
      title={project_name}
      aside={<Tag tone={inquiryTone(state)}>{state_desc}</Tag>}
    >
      <div className="space-y-4">
        <p className="text-14">{units.map(({ unit_name }) => unit_name).join('、') || '由专人推荐医院'}</p>
        {next && <p className="text-14 text-ink-2">{next}</p>}
        {!isOver && !isKept && <ClockLine inquiry={inquiry} />}
        {quote_num > 0 && <p className="text-14 text-ink-2">收到 {quote_num} 家医院的报价</p>}
      </div>
    </Card>
  )
}
