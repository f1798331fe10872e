import { useRevalidator } from 'react-router'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { AddButton, RowActs, useRowForm } from '#app/desk-shell/row-form.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { deskAbroadCountries, deskAbroadKinds } from '../contract.ts'
import { AbroadTabs } from '../parts/abroad-tabs.tsx'
import { CountryForm, KindForm } from '../parts/place-forms.tsx'
import { SwitchButton } from '../parts/switch-button.tsx'
import type { Route } from './+types/places'

export { handle } from 'virtual:rows/desk-abroad-places'

const load = async ({ callApi }: Loading) => {
  const [countries, kinds] = await Promise.all([callApi(deskAbroadCountries, {}), callApi(deskAbroadKinds, {})])
  return { countries: countries.list, kinds: kinds.list }
}
export const clientLoader = behindStaffGate(load)
type Country = CallOutput<typeof deskAbroadCountries>['list'][number]
type Kind = CallOutput<typeof deskAbroadKinds>['list'][number]

const shown = ({ is_on }: { is_on: number }) => (is_on === 1 ? <Tag tone="success">展示中</Tag> : <Tag>已隐藏</Tag>)

export default function DeskAbroadPlacesPage({ loaderData: { countries, kinds } }: Route.ComponentProps) {
  return (
    <DeskFrame note="隐藏一个国家，它的机构、专家和服务也都不再展示。">
      <div className="space-y-24">
        <AbroadTabs current="/desk/abroad/places" />
        <Countries countries={countries} />
        <Kinds kinds={kinds} />
      </div>
    </DeskFrame>
  )
}

function Countries({ countries }: { countries: readonly Country[] }) {
  const { revalidate } = useRevalidator()
  const form = useRowForm<Country>()
  const columns: Column<Country>[] = [
    { head: '国家', cell: ({ name, code }) => `${name}（${code}）` },
    { head: '币种', cell: ({ currency }) => currency, tight: true },
    { head: '擅长', cell: ({ good_at }) => good_at.join('、') || '—' },
    { head: '状态', cell: shown, tight: true },
    {
      head: '操作',
      bare: true,
      cell: (row) => (
        <RowActs onEdit={() => form.edit(row)}>
          <SwitchButton what="country" id={row.country_id} isOn={row.is_on === 1} onDone={revalidate} />
        </RowActs>
      ),
    },
  ]
  return (
    <section className="space-y-12">
      <Head title="国家" action="新增国家" onAdd={form.add} />
      <Table
        label="国家"
        columns={columns}
        rows={countries}
        keyOf={({ country_id }) => country_id}
        empty={<Empty title="还没有国家" text="先有国家，再登记机构。" />}
      />
      {form.show((country, ends) => (
        <CountryForm country={country} {...ends} />
      ))}
    </section>
  )
}

function Kinds({ kinds }: { kinds: readonly Kind[] }) {
  const { revalidate } = useRevalidator()
  const form = useRowForm<Kind>()
  const columns: Column<Kind>[] = [
    { head: '分类', cell: ({ name }) => name },
    { head: '说明', cell: ({ intro }) => intro },
    { head: '状态', cell: shown, tight: true },
    {
      head: '操作',
      bare: true,
      cell: (row) => (
        <RowActs onEdit={() => form.edit(row)}>
          <SwitchButton what="kind" id={row.category_id} isOn={row.is_on === 1} onDone={revalidate} />
        </RowActs>
      ),
    },
  ]
  return (
    <section className="space-y-12">
      <Head title="分类" action="新增分类" onAdd={form.add} />
      <Table
        label="分类"
        columns={columns}
        rows={kinds}
        keyOf={({ category_id }) => category_id}
        empty={<Empty title="还没有分类" text="患者按分类找机构和服务。" />}
      />
      {form.show((kind, ends) => (
        <KindForm kind={kind} {...ends} />
      ))}
    </section>
  )
}

const Head = ({ title, action, onAdd }: { title: string; action: string; onAdd: () => void }) => (
  <div className="flex items-center justify-between">
    <h2 className="text-16 font-semibold">{title}</h2>
    <AddButton kind="secondary" onClick={onAdd}>
      {action}
    </AddButton>
  </div>
)
