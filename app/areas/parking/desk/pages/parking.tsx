import { useRevalidator } from 'react-router'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { PageLinks } from '#app/desk-shell/page-links.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { MOST } from '../../rules.ts'
import { deskParking, deskParkingSet } from '../contract.ts'
import type { Route } from './+types/parking'

export { handle } from 'virtual:rows/desk-parking'

const load = ({ callApi, query }: Loading) => callApi(deskParking, { page: maybeId(query, 'page') })
export const clientLoader = behindStaffGate(load)
type Loaded = Route.ComponentProps['loaderData']
type Car = CallOutput<typeof deskParking>['list'][number]

const columns: Column<Car>[] = [
  { head: '预约到达', cell: ({ arrive_time }) => arrive_time.slice(11, 16), tight: true },
  { head: '车牌', cell: ({ plate }) => plate || '已删除', tight: true },
  { head: '状态', cell: ({ state_desc }) => state_desc, tight: true },
  { head: '入场', cell: ({ enter_time }) => enter_time?.slice(11, 16) ?? '—', tight: true },
  { head: '离场', cell: ({ leave_time }) => leave_time?.slice(11, 16) ?? '—', tight: true },
  { head: '费用', cell: ({ fee }) => `${fee} 元`, numeric: true },
]

export default function DeskParkingPage({ loaderData }: Route.ComponentProps) {
  const { list, page, total_page_num, date } = loaderData
  return (
    <DeskFrame note="患者授权后才会把车牌交给停车场；停车费由停车场收，不进医院的账。">
      <div className="space-y-16">
        <Lot lot={loaderData.lot} version={loaderData.version} />
        <h2 className="text-16 font-semibold">{date} 的车</h2>
        <Table
          label="当天的车"
          columns={columns}
          rows={list}
          keyOf={({ stay_id }) => stay_id}
          empty={<Empty title="今天还没有人预约停车" text="患者预约后会出现在这里。" />}
        />
        <PageLinks page={page} total={total_page_num} />
      </div>
    </DeskFrame>
  )
}

function Lot({ lot, version }: Pick<Loaded, 'lot' | 'version'>) {
  const { revalidate } = useRevalidator()
  if (lot.has_system === 0) return <Notice tone="warning">平台还没有接停车系统，接好后这里就能开通。</Notice>
  return (
    <div className="max-w-640">
      <Card title="停车场">
        <PageForm
          action="保存"
          readOnly={lot.can_manage === 1 ? undefined : '管理员可以修改'}
          refusedFields={{ code: 'code', guide: 'guide' }}
          edited={{ version }}
          save={(form, send) =>
            send(
              deskParkingSet,
              readForm(deskParkingSet, form, { is_on: 'flag', code: 'text', fee_rule: 'text', guide: 'text' }),
            )
          }
          said={({ is_on }) => (is_on === 1 ? '已保存，患者可以预约停车' : '已保存，患者看不到停车预约')}
          onSaved={revalidate}
        >
          <Checkbox name="is_on" defaultChecked={lot.is_on === 1}>
            患者可以预约停车
          </Checkbox>
          <Field label="停车场编号" name="code" maxLength={MOST.code} defaultValue={lot.code} hint="停车系统里的编号" />
          <Field
            label="收费说明"
            name="fee_rule"
            maxLength={MOST.feeRule}
            defaultValue={lot.fee_rule}
            placeholder="30 分钟内免费，之后每小时 5 元"
          />
          <Field
            label="交通指引网址"
            name="guide"
            inputMode="url"
            maxLength={MOST.guide}
            defaultValue={lot.guide}
            placeholder="https://"
            hint="可以不填；患者点开会到这个网址"
          />
        </PageForm>
      </Card>
    </div>
  )
}
