import { useRevalidator } from 'react-router'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { PageLinks } from '#app/desk-shell/page-links.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { address } from '#kit/wire/address.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { ANSWER_DAYS, type ComplaintListName, complaintLists } from '../../rules.ts'
import { deskComplaints } from '../contract.ts'
import { ComplaintAtDesk } from '../parts/complaint-at-desk.tsx'
import type { Route } from './+types/complaints'

export { handle } from 'virtual:rows/desk-complaints'

const names = Object.keys(complaintLists) as ComplaintListName[]

const load = async ({ callApi, query }: Loading) => {
  const list = names.find((name) => name === query.get('list')) ?? 'waiting'
  return { list, found: await callApi(deskComplaints, { list, page: maybeId(query, 'page') ?? 1 }) }
}
export const clientLoader = behindStaffGate(load)

export default function DeskComplaintsPage({ loaderData: { list, found } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <DeskFrame note={`患者对问诊的退款申请和投诉。${ANSWER_DAYS} 天内答复；退款申请到期没有处理会自动同意。`}>
      <div className="space-y-16">
        <Tabs
          label="问诊投诉"
          tabs={names.map((name) => ({
            text: complaintLists[name].words,
            to: address('/desk/complaints', { list: name }),
            current: name === list,
          }))}
        />
        {found.list.length === 0 ? (
          <div className="rounded-12 bg-card shadow-soft">
            <Empty
              title={list === 'waiting' ? '没有等待处理的投诉' : '还没有处理过的投诉'}
              text="患者在问诊详情里提交以后，会显示在这里。"
            />
          </div>
        ) : (
          <ul aria-label={complaintLists[list].words} className="grid gap-12">
            {found.list.map((complaint) => (
              <li key={complaint.complaint_id}>
                <ComplaintAtDesk complaint={complaint} onDone={() => void revalidate()} />
              </li>
            ))}
          </ul>
        )}
        <PageLinks page={found.page} total={found.total_page_num} />
      </div>
    </DeskFrame>
  )
}
