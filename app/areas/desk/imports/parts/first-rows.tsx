import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { deskImport } from '../contract.ts'
import { isOpen } from '../rules.ts'

type Import = CallOutput<typeof deskImport>
type Row = Import['first'][number]

const tones = { added: 'success', changed: 'accent', unchanged: 'plain', refused: 'danger' } as const

/** How the file was understood: its first rows as they would be written. */
export function FirstRows({ of: { header, first, state } }: { of: Import }) {
  const columns: Column<Row>[] = [
    { head: '行号', cell: ({ line }) => `第 ${line} 行`, tight: true },
    { head: '结果', cell: (row) => <Tag tone={tones[row.outcome]}>{row.outcome_desc}</Tag>, tight: true },
    ...header.map(({ title }, at) => ({ head: title, cell: ({ cells }: Row) => shortened(cells[at] ?? '') })),
  ]
  return (
    <section className="space-y-8">
      <Disclosure title={`表头认出了 ${header.length} 列`}>
        <ul className="flex flex-wrap gap-8">
          {header.map(({ name, title }) => (
            <li key={name}>
              {title}
              <span className="text-ink-3">（{name}）</span>
            </li>
          ))}
        </ul>
      </Disclosure>
      <h2 className="text-16 font-semibold">
        {isOpen(state) ? `前 ${first.length} 行会这样写入` : `前 ${first.length} 行`}
      </h2>
      <Table label="前几行" columns={columns} rows={first} keyOf={({ line }) => line} empty={null} />
    </section>
  )
}

const MOST = 60
const shortened = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST)}…` : text)
