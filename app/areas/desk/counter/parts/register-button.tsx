import { UserPlusIcon } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { relations } from '#app/areas/account/members/rules.ts'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { type IdTypeCode, idTypes } from '#kit/check/id-types.ts'
import { systemClock } from '#kit/time/clock.ts'
import { dayOf } from '#kit/time/day.ts'
import { Button } from '#kit/ui/button.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { deskRegister } from '../contract.ts'
import { personAddress } from './person-address.ts'

const noChoice = { value: '', text: '不填' }
const relationCodes = Object.keys(relations) as (keyof typeof relations)[]
const idTypeCodes = Object.keys(idTypes) as IdTypeCode[]

/** Registers somebody who is here for the first time, and leads on to their page. */
export function RegisterButton() {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        <UserPlusIcon />
        登记新患者
      </Button>
      <EditForm
        draft="private"
        open={isOpen}
        title="登记新患者"
        onClose={() => setOpen(false)}
        action="登记"
        refusedFields={{
          'bad-name': 'truename',
          'bad-id': 'id_card',
          'id-mismatch': 'id_card',
          'bad-birthday': 'birthday',
          'known-member': 'mobile',
          'too-many': 'mobile',
          'self-taken': 'relation',
          'guardian-needed': 'guardian_consent',
          'not-agreed': 'has_agreed',
        }}
        save={(form, send) => {
          const written = readForm(deskRegister, form, {
            truename: 'text',
            mobile: 'text',
            relation: ['', ...relationCodes],
            id_type: ['', ...idTypeCodes],
            id_card: 'text',
            sex: 'text',
            birthday: 'text',
            guardian_consent: 'flag',
            has_agreed: 'flag',
          })
          return send(deskRegister, written)
        }}
        said={() => '登记好了'}
        onSaved={({ person }) => {
          setOpen(false)
          navigate(personAddress(person))
        }}
      >
        <Field label="姓名" name="truename" maxLength={40} autoComplete="off" required />
        <Field
          label="手机号"
          name="mobile"
          keyboard="mobile"
          autoComplete="off"
          hint="有账号就登记在那个账号里；没有手机可以空着，以后再补"
        />
        <Select
          label="手机号是谁的"
          name="relation"
          options={[
            noChoice,
            ...relationCodes.map((code) => ({
              value: code,
              text: code === 'self' ? '患者本人的' : `机主的${relations[code]}来看病`,
            })),
          ]}
        />
        <div className="grid grid-cols-2 gap-x-12">
          <Select
            label="证件"
            name="id_type"
            options={[noChoice, ...idTypeCodes.map((code) => ({ value: code, text: idTypes[code].name }))]}
          />
          <Field label="证件号" name="id_card" maxLength={30} autoComplete="off" />
          <Select
            label="性别"
            name="sex"
            options={[noChoice, { value: 1, text: '女' }, { value: 2, text: '男' }]}
            hint="身份证上有的可以不填"
          />
          <Field label="出生日期" name="birthday" keyboard="date" max={dayOf(systemClock.now())} />
        </div>
        <Checkbox name="guardian_consent">未满 14 岁：监护人在场并同意</Checkbox>
        <Checkbox name="has_agreed">患者看过并同意个人信息和健康信息的处理说明</Checkbox>
      </EditForm>
    </>
  )
}
