import { PlusIcon } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { allCodeStates, type CodeState, codeStates } from '#app/areas/membership/states.ts'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { PageLinks } from '#app/desk-shell/page-links.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { Button } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { type deskCodes, deskCodeWithdraw, type deskCombos } from '../contract.ts'
import { CodesForm } from './codes-form.tsx'
import { StateLinks } from './state-links.tsx'

type Code = CallOutput<typeof deskCodes>['list'][number]

interface CodesViewProps {
  state: CodeState
  found: CallOutput<typeof deskCodes>
  choices: CallOutput<typeof deskCombos>
}

/** Codes of a state, and making new ones. */
export function CodesView({ state, found, choices }: CodesViewProps) {
  const { revalidate } = useRevalidator()
  const [isMaking, setMaking] = useState(false)
  const acts: Column<Code> = {
    head: '操作',
    bare: true,
    cell: (row) => (
      <ActButton
        call={deskCodeWithdraw}
        input={{ code_id: row.code_id }}
        kind="text"
        confirm={{
          title: `作废尾号 ${row.tail} 的码？`,
          text: '作废后不能恢复，拿着它的人不能再使用。',
          yes: '作废',
          danger: true,
        }}
        said={() => '已作废'}
        onDone={revalidate}
      >
        作废
      </ActButton>
    ),
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-8">
        <StateLinks view="codes" words={codeStates} states={allCodeStates} current={state} />
        <Button size="small" onClick={() => setMaking(true)}>
          <PlusIcon />
          生成码
        </Button>
      </div>
      <Table
        label="激活码与兑换码"
        columns={state === 'open' ? [...columns, acts] : columns}
        rows={found.list}
        keyOf={(row) => row.code_id}
        empty={<Empty title="这里没有码" text="生成的码只显示一次，之后这里只看得到尾号和状态。" />}
      />
      <PageLinks page={found.page} total={found.total_page_num} />
      {isMaking && (
        <CodesForm
          choices={choices}
          onClose={() => {
            setMaking(false)
            revalidate()
          }}
        />
      )}
    </>
  )
}

const columns: Column<Code>[] = [
  { head: '尾号', cell: (row) => <span className="tabular-nums">{row.tail}</span>, tight: true },
  {
    head: '给什么',
    cell: (row) => (
      <span className="inline-flex max-w-full flex-wrap items-center gap-6">
        {row.title}
        <Tag>{row.is_coupon === 1 ? '优惠券' : '会员'}</Tag>
      </span>
    ),
  },
  { head: '用途', cell: (row) => row.note },
  {
    head: '状态',
    cell: (row) =>
      row.is_over === 1 ? '已过期' : `${row.state_desc}${row.use_time ? ` ${shortTime(row.use_time)}` : ''}`,
    tight: true,
  },
  { head: '有效期到', cell: (row) => row.end_time.slice(0, 16), tight: true },
]
