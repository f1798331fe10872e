import { smsSorts, smsStateWords, smsTroubleWords } from '#app/areas/notices/sms/rules.ts'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import type { Column } from '#app/desk-shell/table.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate } from '#kit/wire/load.ts'
import { deskSentMessages, deskSentMessagesExport } from '../contract.ts'
import { OperationTabs } from '../parts/operation-tabs.tsx'
import { allAbouts, allMessages, messageAbouts } from '../rules/templates.ts'
import { failCodeWords } from '../rules.ts'
import type { Route } from './+types/sent-messages'

export { handle } from 'virtual:rows/desk-sent-messages'

const aboutWords = Object.fromEntries(allAbouts.map((about) => [about, messageAbouts[about].words]))
const messageWords = Object.fromEntries([...allMessages].map(([name, { words }]) => [name, words]))

const view = listView({
  call: deskSentMessages,
  file: deskSentMessagesExport,
  noun: '短信',
  search: '搜完整手机号或服务商代码',
  sorts: smsSorts,
  filters: {
    about: { as: 'select', label: '用途', words: { code: '验证码', ...aboutWords } },
    message: { as: 'linked', label: '消息', words: messageWords },
    state: { as: 'select', label: '状态', words: smsStateWords },
    tried: { as: 'select', label: '经过', words: smsTroubleWords },
    from: { as: 'day', label: '从' },
    to: { as: 'day', label: '到' },
  },
})
export const clientLoader = behindStaffGate(loadList(view))
type Message = CallOutput<typeof deskSentMessages>['list'][number]

const tones = { waiting: 'warning', sent: 'success', failed: 'danger' } as const

const columns: Column<Message>[] = [
  { head: '时间', cell: (row) => shortTime(row.queue_time), tight: true, sort: 'queue_time' },
  { head: '用途', cell: (row) => row.kind_name, tight: true },
  { head: '标题', cell: (row) => row.title || '—' },
  { head: '手机号', cell: (row) => row.mobile, tight: true },
  { head: '服务商代码', cell: (row) => failCodeWords(row.fail_code) || '—' },
  { head: '试了几次', cell: (row) => row.tries, numeric: true, tight: true, sort: 'tries' },
  { head: '状态', cell: (row) => <Tag tone={tones[row.state]}>{row.state_name}</Tag>, tight: true },
]

export default function SentMessagesPage({ loaderData }: Route.ComponentProps) {
  return (
    <DeskFrame
      title="运行与任务"
      note="最近一周的短信和结果，不显示内容和完整号码；患者说没收到的，用完整手机号查。“过时未发”是还没发出就已经过了有用的时间；同一个代码很多，多半是签名、模板或余额的问题。"
    >
      <OperationTabs at="/desk/sent-messages" />
      <DataTable
        view={view}
        loaded={loaderData}
        label="短信记录"
        columns={columns}
        keyOf={(row) => row.message_id}
        empty={<Empty title="还没有短信" text="最近一周没有发过短信。" />}
      />
    </DeskFrame>
  )
}
