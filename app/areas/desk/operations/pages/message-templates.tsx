import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { address } from '#kit/wire/address.ts'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { deskMessageTemplates } from '../contract.ts'
import { type ManagedTemplate, TemplateForm } from '../parts/template-form.tsx'
import { allAbouts, messageAbouts } from '../rules/templates.ts'
import type { Route } from './+types/message-templates'

export { handle } from 'virtual:rows/desk-message-templates'

const HERE = '/desk/message-templates'

export const clientLoader = behindStaffGate(async ({ callApi, query }: Loading) => {
  const asked = query.get('about')
  const about = allAbouts.find((one) => one === asked) ?? allAbouts[0]
  return { ...(await callApi(deskMessageTemplates, {})), about }
})

const facts: Column<ManagedTemplate>[] = [
  { head: '什么时候发', cell: ({ words }) => words },
  {
    head: '标题和内容',
    cell: ({ title, text }) => (
      <>
        <p className="font-medium">{title}</p>
        <p className="text-ink-2">{text}</p>
      </>
    ),
  },
  {
    head: '怎么发',
    cell: ({ is_told, is_sms, is_sms_only }) => (
      <span className="flex flex-wrap gap-4">
        {is_told === 1 && <Tag tone="success">站内</Tag>}
        {is_told === 0 && is_sms_only === 0 && <Tag>站内已关</Tag>}
        {is_sms === 1 ? <Tag tone="success">短信</Tag> : <Tag>不发短信</Tag>}
      </span>
    ),
  },
  { head: '改过', cell: ({ is_usual }) => (is_usual === 1 ? '—' : '是'), tight: true },
]

export default function MessageTemplatesPage({ loaderData: { list, about } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const mayReadLog = useMay('operations.read')
  const [edited, setEdited] = useState<ManagedTemplate>()
  const columns: Column<ManagedTemplate>[] = [
    ...facts,
    {
      head: '操作',
      bare: true,
      cell: (row) => (
        <span className="-ml-12 flex gap-x-4">
          <Button kind="text" size="small" onClick={() => setEdited(row)}>
            修改
          </Button>
          {mayReadLog && row.is_sms === 1 && (
            <ButtonLink kind="text" size="small" to={address('/desk/sent-messages', { message: row.template })}>
              短信记录
            </ButtonLink>
          )}
        </span>
      ),
      tight: true,
    },
  ]
  return (
    <DeskFrame note="发给患者的每一种消息（还有发给医生手机的）。改了从下一条起用；验证码不在这里，也不能关。">
      <Tabs
        label="关于什么"
        tabs={allAbouts.map((one) => ({
          text: messageAbouts[one].words,
          to: address(HERE, { about: one }),
          current: one === about,
        }))}
      />
      <Table
        label="消息模板"
        columns={columns}
        rows={list.filter((row) => row.about === about)}
        keyOf={({ template }) => template}
        empty={<Empty title="还没有消息" text="有了会列在这里。" />}
      />
      {edited && (
        <TemplateForm
          template={edited}
          onClose={() => setEdited(undefined)}
          onSaved={() => {
            setEdited(undefined)
            void revalidate()
          }}
        />
      )}
    </DeskFrame>
  )
}
