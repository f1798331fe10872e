import { PlusIcon } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { TOP_LEVEL } from '../../rules/levels.ts'
import { deskLevels } from '../contract.ts'
import { LevelForm, type ManagedLevel } from '../parts/level-form.tsx'
import { RemoveLevel } from '../parts/remove-level.tsx'
import type { Route } from './+types/levels'

export { handle } from 'virtual:rows/desk-member-levels'

const load = ({ callApi }: Loading) => callApi(deskLevels, {})
export const clientLoader = behindStaffGate(load)

type Open = { form: 'new' } | { form: 'change' | 'remove'; level: ManagedLevel }

export default function MemberLevelsPage({ loaderData: { list } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const saved = () => {
    close()
    revalidate()
  }
  const next = Math.max(0, ...list.map(({ level }) => level)) + 1
  const columns: Column<ManagedLevel>[] = [
    { head: '等级', cell: ({ level, name }) => `${level} 级 · ${name}`, tight: true },
    { head: '成长值', cell: ({ growth }) => (growth === 0 ? '0（所有人）' : `${growth} 起`), tight: true },
    { head: '权益', cell: ({ privileges }) => privileges.join(' · ') || '还没有写' },
    {
      head: '操作',
      bare: true,
      cell: (level) => (
        <div className="-ml-12 flex flex-wrap gap-x-4 gap-y-8">
          <Button kind="text" size="small" onClick={() => setOpen({ form: 'change', level })}>
            修改
          </Button>
          {level.level > 0 && (
            <Button kind="text" size="small" onClick={() => setOpen({ form: 'remove', level })}>
              删除
            </Button>
          )}
        </div>
      ),
    },
  ]
  return (
    <DeskFrame
      note="患者按成长值升级；开通会员期间至少是第 1 级。改了成长值，保存前会说有多少位患者的等级跟着变。"
      aside={
        next <= TOP_LEVEL && (
          <Button size="small" onClick={() => setOpen({ form: 'new' })}>
            <PlusIcon />
            新增等级
          </Button>
        )
      }
    >
      <Table
        label="会员等级"
        columns={columns}
        rows={list}
        keyOf={({ level }) => level}
        empty={<Empty title="还没有等级" text="新增第一级，写上要多少成长值；第 0 级是所有人的起点，会一起建好。" />}
      />
      {open?.form === 'remove' && <RemoveLevel level={open.level} onClose={close} onSaved={saved} />}
      {open && open.form !== 'remove' && (
        <LevelForm
          level={open.form === 'change' ? open.level : undefined}
          next={next}
          onClose={close}
          onSaved={saved}
        />
      )}
    </DeskFrame>
  )
}
