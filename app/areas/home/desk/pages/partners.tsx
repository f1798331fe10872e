import { useRevalidator } from 'react-router'
import { PickNames } from '#app/areas/desk/search/cards/pick-names.tsx'
import { cityListV11 } from '#app/areas/location/contract.ts'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { AddButton, useRowForm } from '#app/desk-shell/row-form.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { partnerHome } from '../../rules.ts'
import { deskPartnerSwitch, deskPartners } from '../contract.ts'
import { type ManagedPartner, PartnerForm } from '../parts/partner-form.tsx'
import type { Route } from './+types/partners'

export { handle } from 'virtual:rows/desk-partners'

const load = async ({ callApi }: Loading) => {
  const [{ list }, cities] = await Promise.all([callApi(deskPartners, {}), callApi(cityListV11, {})])
  return { list, cities: cities.list.map(({ city_id, city_name }) => ({ id: city_id, name: city_name })) }
}
export const clientLoader = behindStaffGate(load)

export default function PartnersPage({ loaderData: { list, cities } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const form = useRowForm<ManagedPartner>()
  const columns: Column<ManagedPartner>[] = [
    { head: '合作城市', cell: (row) => <Name row={row} /> },
    { head: '城市', cell: (row) => row.city_name, tight: true },
    {
      head: '从哪些渠道来',
      cell: (row) => (row.channels.length > 0 ? <PickNames kind="channel" ids={row.channels} /> : '还没有渠道'),
    },
    {
      head: '状态',
      cell: (row) => (row.is_on === 1 ? <Tag tone="success">启用中</Tag> : <Tag>已停用</Tag>),
      tight: true,
    },
    {
      head: '操作',
      bare: true,
      cell: (row) => <Acts row={row} onEdit={() => form.edit(row)} onDone={revalidate} />,
    },
  ]
  return (
    <DeskFrame
      note="合作城市有自己名字和颜色的首页。哪个渠道来的人看到它，在“合作渠道”里选；停用以后，他们看到平常的首页。"
      aside={<AddButton onClick={form.add}>新增合作城市</AddButton>}
    >
      <Table
        label="合作城市"
        columns={columns}
        rows={list}
        keyOf={(row) => row.slug}
        empty={<Empty title="还没有合作城市" text="新增一个，再在“合作渠道”里让渠道的首页指向它。" />}
      />
      {form.show((partner, ends) => (
        <PartnerForm partner={partner} cities={cities} {...ends} />
      ))}
    </DeskFrame>
  )
}

const Name = ({ row: { partner_name, slogan, colour } }: { row: ManagedPartner }) => (
  <span className="flex items-center gap-12">
    <span className="size-20 shrink-0 rounded-full" style={{ background: colour }} />
    <span className="min-w-0">
      {partner_name}
      <span className="block text-12 text-ink-2">{slogan}</span>
    </span>
  </span>
)

interface ActsProps {
  row: ManagedPartner
  onEdit: () => void
  onDone: () => void
}

function Acts({ row: { slug, is_on }, onEdit, onDone }: ActsProps) {
  const isOn = is_on === 1
  return (
    <div className="-ml-12 flex flex-wrap items-center gap-x-4 gap-y-8">
      <Button kind="text" size="small" onClick={onEdit}>
        修改
      </Button>
      <ActButton
        call={deskPartnerSwitch}
        input={{ slug, is_on: isOn ? 0 : 1 }}
        kind="text"
        said={() => (isOn ? '已停用' : '已启用')}
        onDone={onDone}
      >
        {isOn ? '停用' : '启用'}
      </ActButton>
      {isOn && (
        <a
          href={partnerHome(slug)}
          target="_blank"
          rel="noreferrer"
          className="flex min-h-target items-center px-12 text-14 text-accent-ink"
        >
          看它的首页
        </a>
      )}
    </div>
  )
}
