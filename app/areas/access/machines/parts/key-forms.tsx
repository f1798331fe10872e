import { machineScopes } from '#app/areas/access/staff/rules.ts'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskMachineKeyAdd, deskMachineKeyRotate, type deskMachineKeys } from '../contract.ts'
import { lifetimes, OVERLAP_HOURS } from '../rules.ts'
import type { Shown } from './shown-key.tsx'

type Listed = CallOutput<typeof deskMachineKeys>
/** A key as the list has it. */
export type MachineKey = Listed['list'][number]

interface FormProps {
  onClose: () => void
  onMade: (shown: Shown) => void
}

const shownOf = ({ key, machine_key }: CallOutput<typeof deskMachineKeyAdd>): Shown => ({
  name: key.key_name,
  key: machine_key,
})

const days = lifetimes.map((value) => ({ value, text: `${value} 天` }))

const overlaps = [0, OVERLAP_HOURS.usual, 72, OVERLAP_HOURS.most].map((value) => ({
  value,
  text: value === 0 ? '马上失效' : value < 72 ? `${value} 小时` : `${value / 24} 天`,
}))

/** Makes a key. */
export function NewKey({ choices, onClose, onMade }: FormProps & Pick<Listed, 'choices'>) {
  return (
    <EditForm
      title="新建对接密钥"
      action="新建"
      refusedFields={{ 'same-name': 'key_name' }}
      save={(form, send) =>
        send(deskMachineKeyAdd, {
          ...readForm(deskMachineKeyAdd, form, {
            key_name: 'text',
            scopes: { ticked: machineScopes },
            is_read_only: 'flag',
            days: 'text',
          }),
        })
      }
      onSaved={(made) => onMade(shownOf(made))}
      onClose={onClose}
    >
      <Field
        label="给哪个系统用"
        name="key_name"
        maxLength={20}
        hint="例如：HIS、叫号大屏。操作记录里写这个名字"
        required
      />
      <fieldset>
        <legend className="pb-6 text-14 font-medium">可以做</legend>
        {choices.map(({ scope, words }) => (
          <Checkbox key={scope} name="scopes" value={scope}>
            {words}
          </Checkbox>
        ))}
      </fieldset>
      <Checkbox name="is_read_only" value="1">
        只读：只能查，不能改
      </Checkbox>
      <Select label="多久到期" name="days" defaultValue={90} options={days} />
      <p className="text-12 text-ink-3">动钱、改权限、看患者全名和电话的事，只有人能做，密钥做不了。</p>
    </EditForm>
  )
}

/** Gives a program a new key. */
export function NextKey({ row, onClose, onMade }: FormProps & { row: MachineKey }) {
  return (
    <EditForm
      title={`更换 ${row.key_name} 的密钥`}
      action="更换"
      save={(form, send) =>
        send(deskMachineKeyRotate, {
          ...readForm(deskMachineKeyRotate, form, { overlap_hours: 'text', days: 'text' }),
          key_id: row.key_id,
        })
      }
      onSaved={(made) => onMade(shownOf(made))}
      onClose={onClose}
    >
      <p className="text-14 text-ink-2">给出一个新密钥。对方换上以前，旧密钥（尾号 {row.ends_in}）还可以用一段时间。</p>
      <Select label="旧密钥还能用" name="overlap_hours" defaultValue={OVERLAP_HOURS.usual} options={overlaps} />
      <Select label="新密钥多久到期" name="days" defaultValue={90} options={days} />
    </EditForm>
  )
}
