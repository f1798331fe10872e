import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { PageLinks } from '#app/desk-shell/page-links.tsx'
import { useRowForm } from '#app/desk-shell/row-form.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { address } from '#kit/wire/address.ts'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { deskSuggestionAnswer, deskSuggestions } from '../contract.ts'
import { ANSWER_LENGTH } from '../rules.ts'
import type { Route } from './+types/suggestions'

export { handle } from 'virtual:rows/desk-suggestions'

const load = async ({ callApi, query }: Loading) => {
  const isAnswered = query.get('answered') === '1'
  const page = maybeId(query, 'page') ?? 1
  return { isAnswered, found: await callApi(deskSuggestions, { is_answered: isAnswered ? 1 : 0, page }) }
}
export const clientLoader = behindStaffGate(load)
type Suggestion = CallOutput<typeof deskSuggestions>['list'][number]

const PATH = '/desk/suggestions'

const told: Column<Suggestion>[] = [
  { head: '时间', cell: (row) => row.add_time.slice(0, 16), tight: true },
  { head: '种类', cell: (row) => row.kind_desc, tight: true },
  { head: '写了什么', cell: (row) => <span className="break-words whitespace-pre-line">{row.content}</span> },
]
const answered: Column<Suggestion>[] = [
  ...told,
  { head: '回复', cell: (row) => <span className="break-words whitespace-pre-line">{row.answer}</span> },
  { head: '回复时间', cell: (row) => row.answer_time?.slice(0, 16) ?? '', tight: true },
]

export default function SuggestionsPage({ loaderData: { isAnswered, found } }: Route.ComponentProps) {
  const form = useRowForm<Suggestion>()
  const waiting: Column<Suggestion>[] = [
    ...told,
    {
      head: '操作',
      bare: true,
      cell: (row) => (
        <Button kind="secondary" size="small" onClick={() => form.edit(row)}>
          回复
        </Button>
      ),
    },
  ]
  return (
    <DeskFrame note="患者对产品本身的反馈；回复以后会发消息告诉本人。">
      <Tabs
        label="反馈"
        tabs={[
          { text: '等回复', to: PATH, current: !isAnswered },
          { text: '已回复', to: address(PATH, { answered: 1 }), current: isAnswered },
        ]}
      />
      <Table
        label={isAnswered ? '已回复的反馈' : '等回复的反馈'}
        columns={isAnswered ? answered : waiting}
        rows={found.list}
        keyOf={({ id }) => id}
        empty={
          <Empty
            title={isAnswered ? '还没有回复过反馈' : '没有等回复的反馈'}
            text="患者从“我的”里的“意见反馈”写来，会出现在这里。"
          />
        }
      />
      <PageLinks page={found.page} total={found.total_page_num} />
      {form.show((suggestion, ends) => suggestion && <AnswerForm suggestion={suggestion} {...ends} />)}
    </DeskFrame>
  )
}

interface AnswerFormProps {
  suggestion: Suggestion
  onClose: () => void
  onSaved: () => void
}

const AnswerForm = ({ suggestion: { id, content }, onClose, onSaved }: AnswerFormProps) => (
  <EditForm
    draft="private"
    title="回复反馈"
    action="发送"
    save={(form, send) =>
      send(deskSuggestionAnswer, { ...readForm(deskSuggestionAnswer, form, { content: 'text' }), id })
    }
    said={() => '已回复，本人会收到消息'}
    onSaved={onSaved}
    onClose={onClose}
  >
    <p className="text-14 break-words whitespace-pre-line text-ink-2">{content}</p>
    <TextField label="回复" name="content" required maxLength={ANSWER_LENGTH} />
  </EditForm>
)
