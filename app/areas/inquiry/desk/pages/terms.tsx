import { useRevalidator } from 'react-router'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import { AddButton, RowActs, useRowForm } from '#app/desk-shell/row-form.tsx'
import type { Column } from '#app/desk-shell/table.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate } from '#kit/wire/load.ts'
import { languages, termSorts } from '../../rules.ts'
import { deskInquiryTermRemove, deskInquiryTerms } from '../contract.ts'
import { TermForm } from '../parts/term-form.tsx'
import type { Route } from './+types/terms'

export { handle } from 'virtual:rows/desk-inquiries-terms'

const { zh: _, ...foreign } = languages
const view = listView({
  call: deskInquiryTerms,
  noun: '术语',
  search: '搜术语、译法或说明',
  sorts: termSorts,
  filters: { language: { as: 'select', label: '语言', words: foreign } },
})
export const clientLoader = behindStaffGate(loadList(view))
type Term = CallOutput<typeof deskInquiryTerms>['list'][number]

/** The glossary: what a case has of it stands beside its papers. */
export default function DeskTermsPage({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const form = useRowForm<Term>()
  const columns: Column<Term>[] = [
    { head: '术语', cell: ({ term }) => term, sort: 'term' },
    { head: '语言', cell: ({ language_desc }) => language_desc, tight: true },
    { head: '译法', cell: ({ translation }) => <span className="wrap-anywhere">{translation}</span> },
    { head: '容易错在哪', cell: ({ note }) => note || '—' },
    {
      head: '操作',
      bare: true,
      cell: (row) => (
        <RowActs onEdit={() => form.edit(row)}>
          <ActButton
            call={deskInquiryTermRemove}
            input={{ term_id: row.term_id }}
            kind="text"
            confirm={{ title: `删除术语“${row.term}”？`, text: '核对译文时不再提醒。', yes: '删除', danger: true }}
            said={() => '已删除'}
            onDone={revalidate}
          >
            删除
          </ActButton>
        </RowActs>
      ),
    },
  ]
  return (
    <DeskFrame
      note="病情、资料名称和留言里出现的术语，会列在这次询价的资料旁边，翻译和核对的人都看得到。"
      aside={<AddButton onClick={form.add}>新增术语</AddButton>}
    >
      <DataTable
        view={view}
        loaded={loaderData}
        label="翻译术语"
        columns={columns}
        keyOf={({ term_id }) => term_id}
        empty={<Empty title="还没有术语" text="把逐字翻译会出错的词记在这里。" />}
      />
      {form.show((term, ends) => (
        <TermForm term={term} {...ends} />
      ))}
    </DeskFrame>
  )
}
