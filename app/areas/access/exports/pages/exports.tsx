import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { StaleLine } from '#app/desk-shell/stale-line.tsx'
import { useLive } from '#app/desk-shell/use-live.ts'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { deskExports } from '../contract.ts'
import { ExportCard } from '../parts/export-card.tsx'
import { STORED_HOURS } from '../rules.ts'
import type { Route } from './+types/exports'

export { handle } from 'virtual:rows/desk-exports'

/** Who waits for a file looks at how far it is. */
const ASKED_EVERY_MS = 2_000

export const clientLoader = behindStaffGate(({ callApi }: Loading) => callApi(deskExports, {}))

export default function ExportsPage({ loaderData: first }: Route.ComponentProps) {
  const { data, stale, refused, refresh } = useLive(deskExports, {}, first, ASKED_EVERY_MS)
  return (
    <DeskFrame
      note={`行数很多的列表在这里排队做成文件，可以先去做别的。文件加密保存，只有您自己能下载，做好后保留 ${STORED_HOURS} 小时；导出和下载都记入操作记录。`}
    >
      {refused ? <Notice tone="warning">{refused}</Notice> : <StaleLine stale={stale} />}
      {data.list.length === 0 ? (
        <Card>
          <Empty
            title="没有导出文件"
            text="在列表上点“导出表格”或“导出 Excel”。行数不多的直接下载，很多的会出现在这里。"
          />
        </Card>
      ) : (
        <ul className="space-y-12">
          {data.list.map((file) => (
            <li key={file.export_id}>
              <ExportCard file={file} onDone={refresh} />
            </li>
          ))}
        </ul>
      )}
    </DeskFrame>
  )
}
