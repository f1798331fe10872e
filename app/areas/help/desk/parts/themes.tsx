import { AddButton, RowActs, useRowForm } from '#app/desk-shell/row-form.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Link } from '#kit/ui/link.tsx'
import { address } from '#kit/wire/address.ts'
import { type ManagedTheme, ThemeForm } from './theme-form.tsx'

/** The themes under which questions stand; each leads to its own. */
export function Themes({ themes }: { themes: readonly ManagedTheme[] }) {
  const form = useRowForm<ManagedTheme>()
  const columns: Column<ManagedTheme>[] = [
    {
      head: '主题',
      cell: ({ theme_id, theme_name }) => (
        <Link
          to={address('/desk/help-questions', { theme_id })}
          className="inline-flex min-h-target min-w-target items-center text-accent-ink"
        >
          {theme_name}
        </Link>
      ),
    },
    { head: '排序', cell: (row) => row.position, numeric: true, tight: true },
    {
      head: '操作',
      bare: true,
      cell: (row) => <RowActs onEdit={() => form.edit(row)} />,
    },
  ]
  return (
    <Card title="主题">
      <div className="space-y-12">
        <AddButton kind="secondary" onClick={form.add}>
          新增主题
        </AddButton>
        <Table
          label="帮助主题"
          columns={columns}
          rows={themes}
          keyOf={(row) => row.theme_id}
          empty={<Empty title="还没有主题" text="问题都放在一个主题下面，先新增一个。" />}
        />
      </div>
      {form.show((theme, ends) => (
        <ThemeForm theme={theme} {...ends} />
      ))}
    </Card>
  )
}
