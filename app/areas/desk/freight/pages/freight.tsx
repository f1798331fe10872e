import { useRevalidator } from 'react-router'
import { areaList } from '#app/areas/location/contract.ts'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { AddButton, useRowForm } from '#app/desk-shell/row-form.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { deskFreight, deskFreightRemove } from '../contract.ts'
import { TemplateForm } from '../parts/template-form.tsx'
import { countWords, unitWords } from '../rules.ts'
import type { Route } from './+types/freight'

export { handle } from 'virtual:rows/desk-freight'

const load = async ({ callApi }: Loading) => {
  const [kept, provinces] = await Promise.all([callApi(deskFreight, {}), callApi(areaList, {})])
  return { ...kept, provinces: provinces.list }
}
export const clientLoader = behindStaffGate(load)
type Template = CallOutput<typeof deskFreight>['list'][number]

export default function FreightPage({ loaderData: { list, provinces, serves_platform } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const form = useRowForm<Template>()
  return (
    <DeskFrame
      note="寄送的商品按模板算运费，没选模板的商品包邮；改动只影响之后的订单。"
      aside={<AddButton onClick={form.add}>新增模板</AddButton>}
    >
      {list.length === 0 ? (
        <Card>
          <Empty drawing="bag" title="还没有运费模板" text="新增一个，再到商品资料里选用。" />
        </Card>
      ) : (
        <ul className="grid items-start gap-16 wide:grid-cols-2">
          {list.map((template) => (
            <li key={template.template_id}>
              <TemplateCard template={template} onEdit={() => form.edit(template)} onDone={revalidate} />
            </li>
          ))}
        </ul>
      )}
      {form.show((template, ends) => (
        <TemplateForm template={template} provinces={provinces} mayServePlatform={serves_platform === 1} {...ends} />
      ))}
    </DeskFrame>
  )
}

interface TemplateCardProps {
  template: Template
  onEdit: () => void
  onDone: () => void
}

function TemplateCard({ template, onEdit, onDone }: TemplateCardProps) {
  const { template_id, template_name, counted_by, free_from, goods_num } = template
  return (
    <Card
      title={
        <span className="inline-flex max-w-full flex-wrap items-center gap-6">
          {template_name}
          {template.is_platform === 1 && <Tag tone="accent">平台</Tag>}
        </span>
      }
      aside={`${goods_num} 件商品在用`}
    >
      <p className="text-14 text-ink-2">
        {[countWords[counted_by], free_from && `满 ${free_from} 元包邮`, template.carrier].filter(Boolean).join(' · ')}
      </p>
      <ul className="divide-y divide-line text-14">
        {template.rules.map((rule) => (
          <li key={rule.areas.map(({ area_code }) => area_code).join()} className="flex flex-wrap gap-x-12 py-8">
            <span className="min-w-0 grow">
              {rule.areas.map(({ area_name }) => area_name).join('、') || '其他地区'}
            </span>
            {rule.is_excluded === 1 ? (
              <Tag tone="danger">不寄送</Tag>
            ) : (
              <span className="tabular-nums">
                {rule.is_remote === 1 && <Tag tone="warning">偏远</Tag>} 首 {rule.first_units} {unitWords[counted_by]} ¥
                {rule.first_fee}，每加 {rule.next_units} {unitWords[counted_by]} ¥{rule.next_fee}
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className="-ml-12 flex gap-4 pt-8">
        <Button kind="text" size="small" onClick={onEdit}>
          修改
        </Button>
        {goods_num === 0 && (
          <ActButton
            call={deskFreightRemove}
            input={{ template_id }}
            kind="text"
            confirm={{ title: `删除“${template_name}”？`, text: '没有商品在用这个模板。', yes: '删除', danger: true }}
            said={() => '已删除'}
            onDone={onDone}
          >
            删除
          </ActButton>
        )}
      </div>
    </Card>
  )
}
