import { useRevalidator } from 'react-router'
import { visitPrescriptionsAddress } from '#app/areas/workbench/prescriptions/cards/prescriptions-link.tsx'
import { WorkbenchFrame } from '#app/desk-shell/workbench-frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { address } from '#kit/wire/address.ts'
import { behindDoctorGate, type Loading } from '#kit/wire/load.ts'
import { benchClinicVisit } from '../contract.ts'
import { NoteForm } from '../parts/note-form.tsx'
import { TestOrders } from '../parts/test-orders.tsx'
import { VisitActs } from '../parts/visit-acts.tsx'
import type { Route } from './+types/visit'

export { handle } from 'virtual:rows/workbench-visit'

export const clientLoader = behindDoctorGate(({ callApi, query }: Loading) =>
  callApi(benchClinicVisit, { order_id: query.get('order_id') ?? '' }),
)

/** That a booking lapsed unpaid, weeks before its day, reads as if the day were over. */
const stateWords = ({ state, state_desc }: Route.ComponentProps['loaderData']): string =>
  state === 'expired' ? '没有付款，号已放回' : state_desc

export default function VisitPage({ loaderData: visit }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const today = useToday()
  const refresh = () => void revalidate()
  return (
    <WorkbenchFrame
      title={`${visit.number} 号 ${visit.name}`}
      note={`${visit.date} ${visit.begin_time.slice(11, 16)} · ${stateWords(visit)}`}
      aside={
        <>
          <ButtonLink kind="secondary" size="small" to={visitPrescriptionsAddress(visit.order_id)}>
            处方
          </ButtonLink>
          <VisitActs orderId={visit.order_id} state={visit.state} onDone={refresh} />
          <ButtonLink
            kind="secondary"
            size="small"
            to={address('/workbench/clinic', visit.date === today ? { schedule_id: visit.schedule_id } : {})}
          >
            返回门诊
          </ButtonLink>
        </>
      }
    >
      <Card>
        <Facts
          facts={[
            { name: '性别年龄', value: `${visit.sex_name} ${visit.age} 岁` },
            { name: '就诊类型', value: visit.is_first_visit === 1 ? '初诊' : '复诊' },
            { name: '看病原因', value: visit.remark || '没有写' },
          ]}
        />
      </Card>
      <NoteForm key={`${visit.order_id} ${visit.note?.written_time ?? ''}`} visit={visit} onSaved={refresh} />
      <TestOrders visit={visit} onChanged={refresh} />
      {visit.before.map((note) => (
        <Card key={note.written_time} title={`${note.written_time.slice(0, 10)} 您写的小结`}>
          <Facts
            facts={[
              { name: '诊断', value: note.diagnoses.map(({ name }) => name).join('；') || '—' },
              { name: '所见', value: note.findings || '—' },
              { name: '建议', value: note.advice || '—' },
            ]}
          />
        </Card>
      ))}
    </WorkbenchFrame>
  )
}
