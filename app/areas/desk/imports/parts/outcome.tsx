import { DownloadIcon } from 'lucide-react'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { saveFile, typeOfFile } from '#kit/ui/save-file.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type deskImport, deskImportReport } from '../contract.ts'

type Import = CallOutput<typeof deskImport>
type Row = Import['refused'][number]

const columns: Column<Row>[] = [
  { head: '行号', cell: ({ line }) => line, numeric: true, width: 'wide:w-[96px]' },
  { head: '原因', cell: ({ words }) => words },
]

/** Every row that is refused and why, and what is kept or stopped besides. */
export function Outcome({ of }: { of: Import }) {
  const report = useAct(deskImportReport)
  const fetchIt = async () => {
    const made = await report.run({ import_id: of.import_id })
    if (made) saveFile({ name: made.file_name, type: typeOfFile(made.file_name), text: made.text })
  }
  return (
    <section className="space-y-12">
      {of.notes.length > 0 && (
        <Card title="还有这些要知道">
          <ul className="space-y-4 text-14 text-ink-2">
            {of.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Card>
      )}
      <div className="flex flex-wrap items-center gap-8">
        <h2 className="min-w-0 grow text-16 font-semibold">不能导入的 {of.refused_num} 行</h2>
        <Button kind="secondary" size="small" busy={report.busy} onClick={fetchIt}>
          <DownloadIcon />
          下载报告
        </Button>
      </div>
      <Table
        label="不能导入的行"
        columns={columns}
        rows={of.refused}
        keyOf={({ line, words }) => `${line} ${words}`}
        empty={<p className="p-16 text-14 text-ink-2">每一行都可以导入。</p>}
      />
      {of.refused_num > of.refused.length && (
        <p className="text-14 text-ink-2">这里只列出前 {of.refused.length} 行，报告里有其余的。</p>
      )}
    </section>
  )
}
