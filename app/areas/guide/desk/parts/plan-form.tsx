import { PickField } from '#app/areas/desk/search/cards/pick-field.tsx'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { lengths, visitWords } from '../../rules/plans.ts'
import { deskGuidePlanAdd, deskGuidePlanChange, type deskGuidePlans } from '../contract.ts'

/** A plan that the desk keeps. */
export type ManagedPlan = CallOutput<typeof deskGuidePlans>['list'][number]

interface PlanFormProps {
  plan: ManagedPlan | undefined
  onClose: () => void
  onSaved: () => void
}

const sheet = {
  page_path: 'text',
  plan_name: 'text',
  tip_msg: 'text',
  btn_name: 'text',
  download_url: 'text',
  is_index: 'flag',
  to_shared: 'flag',
  to_usual: 'flag',
  channel_ids: 'text',
  unit_id: 'text',
} as const

/** A plan: on which page, for whom, what its banner says and where it leads. */
export function PlanForm({ plan, onClose, onSaved }: PlanFormProps) {
  return (
    <EditForm
      title={plan ? '修改引导' : '新增引导'}
      action="保存"
      refusedFields={{ page: 'page_path', link: 'download_url', unit: 'unit_id' }}
      edited={plan}
      save={(form, send) => {
        const written = readForm(deskGuidePlanAdd, form, sheet)
        return plan ? send(deskGuidePlanChange, { ...written, plan_id: plan.plan_id }) : send(deskGuidePlanAdd, written)
      }}
      said={() => (plan ? '引导已保存' : '引导已保存，启用后患者才看到')}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Field label="名称" name="plan_name" maxLength={lengths.name} defaultValue={plan?.plan_name} required />
      <Field
        label="在哪个页面"
        name="page_path"
        maxLength={lengths.path}
        defaultValue={plan?.page_path}
        placeholder="/unit/list"
        hint="患者页面的地址，可以从浏览器里整个粘贴"
        required
      />
      <Field label="提示语" name="tip_msg" maxLength={lengths.tip} defaultValue={plan?.tip_msg} required />
      <Field label="按钮" name="btn_name" maxLength={lengths.button} defaultValue={plan?.btn_name} required />
      <Field
        label="按钮打开"
        name="download_url"
        maxLength={lengths.url}
        defaultValue={plan?.download_url}
        placeholder="不填就是下载 App 的页面"
      />
      <fieldset className="space-y-4">
        <legend className="text-14 text-ink-2">给谁看</legend>
        <Checkbox name="to_shared" defaultChecked={plan ? plan.to_shared === 1 : true}>
          {visitWords[1]}
        </Checkbox>
        <Checkbox name="to_usual" defaultChecked={plan ? plan.to_usual === 1 : true}>
          {visitWords[2]}
        </Checkbox>
        <Checkbox name="is_index" defaultChecked={plan?.is_index === 1}>
          旁边放一个回到首页的按钮
        </Checkbox>
      </fieldset>
      <PickField
        label="渠道"
        name="channel_ids"
        kind="channel"
        picked={plan?.channel_ids ?? []}
        many
        hint="不选就是所有渠道"
      />
      <PickField label="医院" name="unit_id" kind="hospital" picked={[plan?.unit_id]} hint="不选就是所有医院" />
    </EditForm>
  )
}
