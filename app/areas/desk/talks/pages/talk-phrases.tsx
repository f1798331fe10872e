import { useRevalidator } from 'react-router'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { AddButton, RowActs, useRowForm } from '#app/desk-shell/row-form.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { deskTalkPhraseRemove, deskTalkPhrases } from '../contract.ts'
import { type Phrase, PhraseForm } from '../parts/phrase-form.tsx'
import type { Route } from './+types/talk-phrases'

export { handle } from 'virtual:rows/desk-talk-phrases'

const load = ({ callApi }: Loading) => callApi(deskTalkPhrases, {})
export const clientLoader = behindStaffGate(load)

export default function PhrasesPage({ loaderData: { list } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const form = useRowForm<Phrase>()
  const columns: Column<Phrase>[] = [
    { head: '名称', cell: (row) => row.title, tight: true },
    { head: '内容', cell: (row) => <span className="whitespace-pre-line wrap-anywhere">{row.content}</span> },
    { head: '排序', cell: (row) => row.position, numeric: true, tight: true },
    {
      head: '操作',
      bare: true,
      cell: (row) => (
        <RowActs onEdit={() => form.edit(row)}>
          <ActButton
            call={deskTalkPhraseRemove}
            input={{ phrase_id: row.phrase_id }}
            kind="text"
            confirm={{
              title: `删除“${row.title}”？`,
              text: '所有客服都不能再用它；已经发出去的话不变。',
              yes: '删除',
              danger: true,
            }}
            said={() => '已删除'}
            onDone={() => void revalidate()}
          >
            删除
          </ActButton>
        </RowActs>
      ),
    },
  ]
  return (
    <DeskFrame
      note="所有客服共用。回复时点“快捷用语”，或者在输入框里打 / 再打名称，选中就放进输入框，改好再发。"
      aside={<AddButton onClick={form.add}>新增快捷用语</AddButton>}
    >
      <Table
        label="快捷用语"
        columns={columns}
        rows={list}
        keyOf={({ phrase_id }) => phrase_id}
        empty={<Empty title="还没有快捷用语" text="把常说的话存下来，回复时点一下就能用。" />}
      />
      {form.show((phrase, ends) => (
        <PhraseForm phrase={phrase} {...ends} />
      ))}
    </DeskFrame>
  )
}
