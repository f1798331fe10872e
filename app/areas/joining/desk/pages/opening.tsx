import { useRevalidator } from 'react-router'
import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { weekdayWords } from '#kit/time/spoken.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Select } from '#kit/ui/select.tsx'
import { address } from '#kit/wire/address.ts'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { behindStaffGate } from '#kit/wire/load.ts'
import { deskOpen, deskOpening } from '../contract.ts'
import type { Route } from './+types/opening'

export { handle } from 'virtual:rows/desk-opening'

export const clientLoader = behindStaffGate(({ callApi }) => callApi(deskOpening, {}))
type Opening = Route.ComponentProps['loaderData']

export default function DeskOpeningPage({ loaderData: opening }: Route.ComponentProps) {
  const isNew = opening.department_num === 0
  return (
    <DeskFrame
      title="开业准备"
      note={
        isNew ? '填好第一个科室、医生和排班，保存后患者马上能预约；以后随时再加。' : '医院已经开业，这些随时可以改。'
      }
    >
      <div className="max-w-640 space-y-16">
        {isNew ? <FirstForm opening={opening} /> : <Whole opening={opening} />}
      </div>
    </DeskFrame>
  )
}

function Whole({ opening }: { opening: Opening }) {
  // Who may change departments and doctors is led to them, as to the other rows.
  const mayMasters = useMay('masters.manage')
  return (
    <>
      <Notice tone={opening.is_open === 1 ? 'accent' : 'warning'}>
        {opening.is_open === 1 ? `患者可以预约${opening.unit_name}了。` : '医院还没有对患者显示，请联系平台。'}
      </Notice>
      <CellGroup>
        <Cell title="科室" value={`${opening.department_num} 个`} to={mayMasters ? '/desk/departments' : undefined} />
        <Cell title="医生" value={`${opening.doctor_num} 位`} to={mayMasters ? '/desk/doctors' : undefined} />
        <Cell title="排班" value={`${opening.plan_num} 条`} to="/desk/plans" />
        <Cell title="商品" value={`${opening.goods_num} 件`} to="/desk/goods" />
        <Cell title="公告与预约规则" to="/desk/hospital" />
      </CellGroup>
      <ButtonLink to={address('/unit/index', { unit_id: opening.unit_id })}>看患者看到的主页</ButtonLink>
    </>
  )
}

const sheet = {
  catalogue_id: 'text',
  doctor_name: 'text',
  sex: ['female', 'male'],
  title: 'text',
  skills: 'text',
  half: ['am', 'pm'],
  begin_time: 'text',
  end_time: 'text',
  places: 'text',
  fee: 'text',
  goods_name: 'text',
  goods_category: 'text',
  goods_price: 'text',
  goods_num: 'text',
} as const
const CLOCK = '([01]\\d|2[0-3]):[0-5]\\d'
const WORKDAYS = [1, 2, 3, 4, 5]

function FirstForm({ opening }: { opening: Opening }) {
  const { revalidate } = useRevalidator()
  return (
    <PageForm
      action="开业，开始接受预约"
      refusedFields={{ catalogue: 'catalogue_id', title: 'title', span: 'begin_time', goods: 'goods_name' }}
      save={(form, send) => {
        const weekdays = form.getAll('weekdays').join(',')
        return send(deskOpen, { ...readForm(deskOpen, form, sheet), weekdays })
      }}
      said={() => '开业了，患者可以预约'}
      onSaved={revalidate}
    >
      <Card title="第一个科室和医生">
        <div className="space-y-12">
          <Select
            label="科室"
            name="catalogue_id"
            placeholder="请选择科室"
            options={opening.departments.map(asOption)}
            required
          />
          <div className="grid gap-12 wide:grid-cols-3">
            <Field label="医生姓名" name="doctor_name" maxLength={20} required />
            <Select
              label="性别"
              name="sex"
              options={[
                { value: 'female', text: '女' },
                { value: 'male', text: '男' },
              ]}
            />
            <Select label="职称" name="title" placeholder="请选择" options={opening.titles.map(asOption)} required />
          </div>
          <TextField label="擅长（可以以后写）" name="skills" maxLength={500} rows={2} />
        </div>
      </Card>
      <Card title="每周出诊">
        <div className="space-y-12">
          <fieldset>
            <legend className="text-14 font-medium">周几</legend>
            <div className="flex flex-wrap gap-x-16">
              {weekdayWords.map((word, at) => (
                <Checkbox key={word} name="weekdays" value={at + 1} defaultChecked={WORKDAYS.includes(at + 1)}>
                  周{word}
                </Checkbox>
              ))}
            </div>
          </fieldset>
          <div className="grid gap-12 wide:grid-cols-3">
            <Select
              label="半天"
              name="half"
              options={[
                { value: 'am', text: '上午' },
                { value: 'pm', text: '下午' },
              ]}
            />
            <Field label="开始" name="begin_time" pattern={CLOCK} defaultValue="08:30" hint="整点或半点" required />
            <Field label="结束" name="end_time" pattern={CLOCK} defaultValue="11:30" required />
          </div>
          <div className="grid gap-12 wide:grid-cols-2">
            <NumberField label="每半小时几个号" name="places" unit="个" min={1} max={50} defaultValue={3} required />
            <Field label="挂号费" name="fee" keyboard="decimal" end="元" defaultValue="20" required />
          </div>
        </div>
      </Card>
      <Card title="开店（可以以后再开）">
        <div className="space-y-12">
          <Field label="第一件服务商品" name="goods_name" maxLength={60} placeholder="例如：血压上门测量一次" />
          <div className="grid gap-12 wide:grid-cols-3">
            <Select
              label="分类"
              name="goods_category"
              placeholder="不开店"
              options={opening.categories.map(asOption)}
            />
            <Field label="价格" name="goods_price" keyboard="decimal" end="元" />
            <NumberField label="可以卖几件" name="goods_num" unit="件" min={1} max={100000} />
          </div>
        </div>
      </Card>
    </PageForm>
  )
}

const asOption = ({ id, name }: { id: number; name: string }) => ({ value: id, text: name })
