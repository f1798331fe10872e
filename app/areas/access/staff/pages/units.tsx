import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { firstPlace } from '#app/desk-shell/desk-menu.ts'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import type { Column } from '#app/desk-shell/table.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { staffSession } from '#kit/wire/browser/session.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate } from '#kit/wire/load.ts'
import { deskMe, deskSwitch, deskUnits } from '../contract.ts'
import type { Route } from './+types/units'

export { handle } from 'virtual:rows/desk-units'

type Unit = CallOutput<typeof deskUnits>['list'][number]

const view = listView({ call: deskUnits, noun: '医院', search: '搜医院名称' })
export const clientLoader = behindStaffGate(loadList(view))

const columns: Column<Unit>[] = [
  { head: '医院', cell: (row) => row.unit_name },
  { head: '我的角色', cell: (row) => row.role_name, tight: true },
  { head: '操作', bare: true, tight: true, cell: (row) => <Enter row={row} /> },
]

export default function UnitsPage({ loaderData }: Route.ComponentProps) {
  return (
    <DeskFrame note="切换以后，看到的和做的都是那家医院的；其他窗口会一起切换。">
      <DataTable
        view={view}
        loaded={loaderData}
        label="可以工作的医院"
        columns={columns}
        keyOf={(row) => row.unit_id}
        empty={<Empty title="您只在这一家医院工作" text="别的医院把您加为员工后，会列在这里。" />}
      />
    </DeskFrame>
  )
}

function Enter({ row }: { row: Unit }) {
  const change = useAct(deskSwitch)
  if (row.is_here === 1) return <Tag tone="success">现在在这里</Tag>
  const enter = async () => {
    const reply = await change.run({ unit_id: row.unit_id })
    if (!reply) return
    staffSession.keep(reply.staff_key)
    // The whole page is left: nothing of the former desk stays on it.
    window.location.assign(await callApi(deskMe, {}).then(firstPlace, () => '/desk/account'))
  }
  return (
    <Button kind="secondary" size="small" busy={change.busy} onClick={enter}>
      切换到这里
    </Button>
  )
}
