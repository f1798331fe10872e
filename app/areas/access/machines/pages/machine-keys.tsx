import { PlusIcon } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { permissions } from '#app/wings/permissions.ts'
import { shortTime } from '#kit/time/short-time.ts'
import { Button } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { behindStaffGate } from '#kit/wire/load.ts'
import { deskMachineKeyEnd, deskMachineKeys } from '../contract.ts'
import { type MachineKey, NewKey, NextKey } from '../parts/key-forms.tsx'
import { type Shown, ShownKey } from '../parts/shown-key.tsx'
import { keyStates } from '../rules.ts'
import type { Route } from './+types/machine-keys'

export { handle } from 'virtual:rows/desk-machine-keys'

export const clientLoader = behindStaffGate(({ callApi }) => callApi(deskMachineKeys, {}))

const tones = { on: 'success', soon: 'warning', expired: 'plain', ended: 'plain' } as const

export default function MachineKeysPage({ loaderData: { list, choices } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [form, setForm] = useState<number | 'new'>()
  const [shown, setShown] = useState<Shown>()
  const next = list.find(({ key_id }) => key_id === form)
  const made = (key: Shown) => {
    setForm(undefined)
    setShown(key)
    revalidate()
  }
  const columns: Column<MachineKey>[] = [
    { head: '系统', cell: (row) => <Which row={row} /> },
    {
      head: '可以做',
      cell: (row) => `${row.is_read_only ? '只读：' : ''}${row.scopes.map((one) => permissions[one].words).join('、')}`,
    },
    { head: '状态', cell: (row) => <Standing row={row} />, tight: true },
    { head: '最近使用', cell: (row) => row.used_time?.slice(0, 16) ?? '还没有用过', tight: true },
    {
      head: '操作',
      bare: true,
      cell: (row) => <Acts row={row} onRotate={() => setForm(row.key_id)} onDone={() => revalidate()} />,
    },
  ]
  return (
    <DeskFrame
      note="本院的其他系统（HIS、叫号屏、报表）用密钥调用接口，不要用员工的账号。每个系统一个密钥，到期前更换。"
      aside={
        <Button size="small" onClick={() => setForm('new')}>
          <PlusIcon />
          新建密钥
        </Button>
      }
    >
      <Table
        label="对接密钥"
        columns={columns}
        rows={list}
        keyOf={(row) => row.key_id}
        empty={<Empty drawing="list" title="还没有对接密钥" text="有系统要调用接口时，在这里给它一个。" />}
      />
      {form === 'new' && <NewKey choices={choices} onClose={() => setForm(undefined)} onMade={made} />}
      {next && <NextKey row={next} onClose={() => setForm(undefined)} onMade={made} />}
      <ShownKey shown={shown} onClose={() => setShown(undefined)} />
    </DeskFrame>
  )
}

function Which({ row }: { row: MachineKey }) {
  return (
    <span>
      {row.key_name}
      <span className="block text-12 text-ink-3">
        尾号 {row.ends_in}，{row.made_by} {row.make_time.slice(0, 10)} 建
      </span>
    </span>
  )
}

function Standing({ row }: { row: MachineKey }) {
  const isGood = row.state === 'on' || row.state === 'soon'
  return (
    <span>
      <Tag tone={tones[row.state]}>{keyStates[row.state]}</Tag>
      {isGood && <span className="block text-12 text-ink-3">{row.end_time.slice(0, 16)} 到期</span>}
      {row.former_end_time && (
        <span className="block text-12 text-ink-3">旧密钥 {shortTime(row.former_end_time)} 失效</span>
      )}
    </span>
  )
}

interface ActsProps {
  row: MachineKey
  onRotate: () => void
  onDone: () => void
}

function Acts({ row, onRotate, onDone }: ActsProps) {
  if (row.state === 'ended' || row.state === 'expired') return null
  return (
    <div className="-ml-12 flex flex-wrap gap-x-4 gap-y-8">
      {!row.former_end_time && (
        <Button kind="text" size="small" onClick={onRotate}>
          更换
        </Button>
      )}
      <ActButton
        call={deskMachineKeyEnd}
        input={{ key_id: row.key_id }}
        kind="text"
        confirm={{
          title: `停用 ${row.key_name} 的密钥？`,
          text: '用它的系统马上连不上，停用后不能恢复。',
          yes: '停用',
          danger: true,
        }}
        said={() => '已停用'}
        onDone={onDone}
      >
        停用
      </ActButton>
    </div>
  )
}
