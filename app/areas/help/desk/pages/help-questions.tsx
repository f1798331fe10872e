import { useRevalidator } from 'react-router'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import { AddButton, RowActs, useRowForm } from '#app/desk-shell/row-form.tsx'
import type { Column } from '#app/desk-shell/table.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { questionSorts, questionStates } from '../../rules/questions.ts'
import { deskHelpQuestionSwitch, deskHelpQuestions, deskHelpQuestionsExport, deskHelpThemes } from '../contract.ts'
import { type ManagedQuestion, QuestionForm } from '../parts/question-form.tsx'
import { Themes } from '../parts/themes.tsx'
import type { Route } from './+types/help-questions'

export { handle } from 'virtual:rows/desk-help-questions'

const view = listView({
  call: deskHelpQuestions,
  file: deskHelpQuestionsExport,
  noun: '问题',
  search: '搜问题、其他问法或回答',
  sorts: questionSorts,
  filters: {
    state: { as: 'select', label: '状态', words: questionStates },
    theme_id: { as: 'linked', label: '主题' },
  },
})
const loadQuestions = loadList(view)

const load = async (loading: Loading) => {
  const [questions, themes] = await Promise.all([loadQuestions(loading), loading.callApi(deskHelpThemes, {})])
  return { questions, themes: themes.list }
}
export const clientLoader = behindStaffGate(load)

export default function HelpQuestionsPage({ loaderData: { questions, themes } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const form = useRowForm<ManagedQuestion>()
  const columns: Column<ManagedQuestion>[] = [
    { head: '问题', cell: (row) => <Question row={row} />, sort: 'newest' },
    { head: '主题', cell: (row) => row.theme_name, tight: true },
    { head: '排序', cell: (row) => row.position, numeric: true, tight: true },
    {
      head: '状态',
      cell: (row) => (row.is_on === 1 ? <Tag tone="success">显示中</Tag> : <Tag>已隐藏</Tag>),
      tight: true,
    },
    {
      head: '操作',
      bare: true,
      cell: (row) => <Acts row={row} onEdit={() => form.edit(row)} onDone={revalidate} />,
    },
  ]
  return (
    <DeskFrame
      note="患者在帮助中心看到这些问题；写给客服的话，自动回复也从这里找答案。“其他问法”写患者会怎么说。"
      aside={
        <span className="flex flex-wrap gap-12">
          <ButtonLink size="small" kind="secondary" to="/help/question">
            患者看到的页面
          </ButtonLink>
          {themes.length > 0 && <AddButton onClick={form.add}>新增问题</AddButton>}
        </span>
      }
    >
      <DataTable
        view={view}
        loaded={questions}
        label="帮助问题"
        columns={columns}
        keyOf={(row) => row.question_id}
        empty={<Empty title="还没有问题" text="先在下面新增一个主题，再写第一个问题。" />}
      />
      <Themes themes={themes} />
      {form.show((question, ends) => (
        <QuestionForm question={question} themes={themes} {...ends} />
      ))}
    </DeskFrame>
  )
}

const Question = ({ row: { title, other_words } }: { row: ManagedQuestion }) => (
  <span className="min-w-0">
    {title}
    {other_words.length > 0 && <span className="block text-12 text-ink-2">也问：{other_words.join('、')}</span>}
  </span>
)

interface ActsProps {
  row: ManagedQuestion
  onEdit: () => void
  onDone: () => void
}

function Acts({ row: { question_id, is_on }, onEdit, onDone }: ActsProps) {
  const isOn = is_on === 1
  return (
    <RowActs onEdit={onEdit}>
      <ActButton
        call={deskHelpQuestionSwitch}
        input={{ question_id, is_on: isOn ? 0 : 1 }}
        kind="text"
        said={() => (isOn ? '已隐藏' : '已显示')}
        onDone={onDone}
      >
        {isOn ? '隐藏' : '显示'}
      </ActButton>
    </RowActs>
  )
}
