import { PlusIcon } from 'lucide-react'
import { useState } from 'react'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Link } from '#kit/ui/link.tsx'
import { address } from '#kit/wire/address.ts'
import { type ManagedTheme, ThemeForm } from './theme-form.tsx'

/** The themes under which questions stand; each leads to its own. */
export function Themes({ themes, onDone }: { themes: readonly ManagedTheme[]; onDone: () => void }) {
  const [edited, setEdited] = useState<ManagedTheme | 'new'>()
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
      cell: (row) => (
        <div className="-ml-12">
          <Button kind="text" size="small" onClick={() => setEdited(row)}>
            修改
          </Button>
        </div>
      ),
    },
  ]
  return (
    <Card title="主题">
      <div className="space-y-12">
        <Button size="small" kind="secondary" onClick={() => setEdited('new')}>
          <PlusIcon />
          新增主题
        </Button>
        <Table
          label="帮助主题"
          columns={columns}
          rows={themes}
          keyOf={(row) => row.theme_id}
          empty={<Empty title="还没有主题" text="问题都放在一个主题下面，先新增一个。" />}
        />
      </div>
      {edited && (
        <ThemeForm
          theme={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSaved={() => {
            setEdited(undefined)
            onDone()
          }}
        />
      )}
    </Card>
  )
}
