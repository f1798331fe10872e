import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { MOST_A_DAY, MOST_SECONDS, MOST_WORTH } from '../../rules.ts'
import { deskPointTaskChange, type deskPointTasks } from '../contract.ts'

/** A task that the desk keeps. */
export type ManagedTask = CallOutput<typeof deskPointTasks>['list'][number]

interface TaskFormProps {
  task: ManagedTask
  onClose: () => void
  onSaved: () => void
}

const sheet = {
  title: 'text',
  amount: 'text',
  growth: 'text',
  per_day: 'text',
  seconds: 'text',
  is_on: 'flag',
} as const

/** What a task is called, what it is worth, how often it counts. */
export function TaskForm({ task, onClose, onSaved }: TaskFormProps) {
  const { task_id, action, title, amount, growth, per_day, seconds, is_on } = task
  return (
    <EditForm
      title="修改积分任务"
      action="保存"
      refusedFields={{ seconds: 'seconds', worthless: 'amount' }}
      edited={task}
      save={(form, send) =>
        send(deskPointTaskChange, { ...readForm(deskPointTaskChange, form, sheet), task_id, action })
      }
      said={() => '任务已保存，从现在起按新的算'}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Field label="任务名称" name="title" maxLength={20} defaultValue={title} required />
      <NumberField
        label="做一次得多少积分"
        name="amount"
        unit="分"
        min={0}
        max={MOST_WORTH}
        defaultValue={amount}
        required
      />
      <NumberField
        label="做一次加多少成长值"
        name="growth"
        unit="点"
        min={0}
        max={MOST_WORTH}
        defaultValue={growth}
        required
      />
      <NumberField
        label="每天最多算几次"
        name="per_day"
        unit="次"
        min={1}
        max={MOST_A_DAY}
        defaultValue={per_day}
        required
      />
      <NumberField
        label="要看多久"
        name="seconds"
        unit="秒"
        hint={action === 'action_view' ? '看够时间才给积分' : '只有浏览任务要看时间，这里填 0'}
        min={0}
        max={MOST_SECONDS}
        defaultValue={seconds}
        required
      />
      <Checkbox name="is_on" defaultChecked={is_on === 1}>
        正在进行：患者看得到，也能做
      </Checkbox>
    </EditForm>
  )
}
