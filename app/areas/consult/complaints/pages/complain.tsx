import { useRevalidator, useSearchParams } from 'react-router'
import { consultationAddress } from '#app/areas/consult/consultations/cards/consultation-address.ts'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { behindGate, type Loading, readCode } from '#kit/wire/load.ts'
import { askComplaints } from '../contract.ts'
import { ComplainForm } from '../parts/complain-form.tsx'
import { Complaints } from '../parts/complaints.tsx'
import type { Route } from './+types/complain'

export { handle } from 'virtual:rows/ask-complain'

const load = async ({ callApi, query }: Loading) => {
  const ask_id = readCode(query, 'ask_id')
  return { ask_id, found: await callApi(askComplaints, { ask_id }) }
}
export const clientLoader = behindGate(load)

export default function ComplainPage({ loaderData: { ask_id, found } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [query] = useSearchParams()
  return (
    <Frame bar={{}}>
      {found.list.length > 0 && (
        <Complaints consultationId={ask_id} list={found.list} onChanged={() => void revalidate()} />
      )}
      {found.wants.length > 0 && (
        <ComplainForm
          consultationId={ask_id}
          wants={found.wants}
          first={query.get('want')}
          amount={found.amount}
          onDone={() => void revalidate()}
        />
      )}
      {found.wants.length === 0 && found.list.length === 0 && (
        <Empty
          drawing="message"
          title="这次问诊现在不能申请"
          text="医生接诊以后可以投诉，结束后 30 天内可以申请退款。"
          action={<ButtonLink to={consultationAddress(ask_id)}>回到问诊</ButtonLink>}
        />
      )}
    </Frame>
  )
}
