import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { textAddress } from '#app/areas/account/consents/cards/text-address.ts'
import { documents } from '#app/areas/account/consents/rules.ts'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate } from '#kit/wire/load.ts'
import { deskConsents } from '../contract.ts'
import { PublishForm } from '../parts/publish-form.tsx'
import type { Route } from './+types/consents'

export { handle } from 'virtual:rows/desk-consents'

export const clientLoader = behindStaffGate(({ callApi }) => callApi(deskConsents, {}))

type Version = CallOutput<typeof deskConsents>['list'][number]

export default function DeskConsentsPage({ loaderData: { list } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [writing, setWriting] = useState<Version>()
  const columns: Column<Version>[] = [
    { head: '文本', cell: (row) => documents[row.document] },
    { head: '版本', cell: (row) => `第 ${row.version} 版`, tight: true },
    { head: '变化', cell: (row) => row.change || '—' },
    {
      head: '生效',
      cell: (row) => (row.publish_time ? row.publish_time.slice(0, 16) : '随系统发布'),
      tight: true,
    },
    {
      head: '状态',
      cell: (row) => (row.is_current === 1 ? <Tag tone="success">现在生效</Tag> : <Tag>以前的</Tag>),
      tight: true,
    },
    {
      head: '操作',
      bare: true,
      tight: true,
      cell: (row) => (
        <div className="-ml-12 flex gap-4">
          <ButtonLink kind="text" size="small" to={textAddress(row.document, row.version)}>
            查看
          </ButtonLink>
          {row.is_current === 1 && (
            <Button kind="text" size="small" onClick={() => setWriting(row)}>
              发布新版本
            </Button>
          )}
        </div>
      ),
    },
  ]
  return (
    <DeskFrame note="患者登录和使用健康信息前同意的文本。只增不改，以前的版本一直可以查看。">
      <Table
        label="全部版本"
        columns={columns}
        rows={list}
        keyOf={(row) => `${row.document}-${row.version}`}
        empty={<Empty title="还没有文本" text="系统自带的第一版会显示在这里。" />}
      />
      {writing && (
        <PublishForm
          current={writing}
          onClose={() => setWriting(undefined)}
          onSaved={() => {
            setWriting(undefined)
            revalidate()
          }}
        />
      )}
    </DeskFrame>
  )
}
