import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import { ReasonForm } from '#app/desk-shell/reason-form.tsx'
import type { Column } from '#app/desk-shell/table.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate } from '#kit/wire/load.ts'
import { deviceSorts } from '../../rules.ts'
import { deskStoreDeviceRevoke, deskStoreDevices, deskStoreDevicesExport } from '../contract.ts'
import type { Route } from './+types/devices'

export { handle } from 'virtual:rows/desk-store-devices'

const view = listView({
  call: deskStoreDevices,
  file: deskStoreDevicesExport,
  noun: '设备',
  search: '搜设备名或员工',
  sorts: deviceSorts,
  filters: { state: { as: 'tabs', label: '设备', words: { on: '使用中', off: '已结束' } } },
})
export const clientLoader = behindStaffGate(loadList(view))
type Row = CallOutput<typeof deskStoreDevices>['list'][number]

const tones = { on: 'success', revoked: 'warning', wiped: 'plain', left: 'plain' } as const

const columns: Column<Row>[] = [
  { head: '设备', cell: ({ name, device_id }) => `${name} #${device_id}` },
  { head: '员工', cell: ({ staff_name }) => staff_name, tight: true },
  {
    head: '状态',
    cell: ({ state, state_desc }) => <Tag tone={tones[state]}>{state_desc}</Tag>,
  },
  { head: '登录', cell: ({ bind_time }) => shortTime(bind_time), tight: true, sort: 'bound' },
  { head: '最近联网', cell: ({ seen_time }) => (seen_time ? shortTime(seen_time) : '—'), tight: true, sort: 'seen' },
  {
    head: '没发出',
    cell: ({ unsent_num, unsent_since }) =>
      unsent_since ? `${unsent_num} 个，最早 ${shortTime(unsent_since)}` : unsent_num,
    tight: true,
    sort: 'unsent',
  },
  {
    head: '手机时间',
    cell: ({ clock_off }) => (Math.abs(clock_off) < 300 ? '准' : `${clock_off > 0 ? '快' : '慢'} ${spoken(clock_off)}`),
    tight: true,
  },
  { head: '操作', bare: true, cell: (row) => row.state === 'on' && <Revoke row={row} />, tight: true },
]

const spoken = (seconds: number): string => {
  const minutes = Math.round(Math.abs(seconds) / 60)
  return minutes < 120
    ? `${minutes} 分钟`
    : minutes < 2_880
      ? `${Math.round(minutes / 60)} 小时`
      : `${Math.round(minutes / 1_440)} 天`
}

function Revoke({ row: { device_id, name, unsent_num } }: { row: Row }) {
  const { revalidate } = useRevalidator()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" kind="danger" onClick={() => setOpen(true)}>
        吊销
      </Button>
      {isOpen && (
        <ReasonForm
          title={`吊销“${name}”？`}
          label={`原因。这台手机马上不能用了，下次联网自动清除${unsent_num > 0 ? `；它上次说还有 ${unsent_num} 个没发出，会列进冲突` : ''}`}
          placeholder="例如：手机丢了"
          maxLength={60}
          action="吊销"
          danger
          save={(reason, send) => send(deskStoreDeviceRevoke, { device_id, reason })}
          said={() => '已吊销'}
          onSaved={() => {
            setOpen(false)
            revalidate()
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

export default function DeskStoreDevicesPage({ loaderData }: Route.ComponentProps) {
  return (
    <DeskFrame
      note="员工在手机上打开门店 App 登录，就出现在这里。手机丢了，在这里吊销，它下次联网会自动清除数据。"
      aside={
        <ButtonLink size="small" to="/store/login">
          打开门店 App
        </ButtonLink>
      }
    >
      <DataTable
        view={view}
        loaded={loaderData}
        label="门店设备"
        columns={columns}
        keyOf={({ device_id }) => device_id}
        empty={<Empty drawing="list" title="还没有设备" text="员工在手机上登录门店 App 后出现在这里。" />}
      />
    </DeskFrame>
  )
}
