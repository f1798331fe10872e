import { type FormEvent, useState } from 'react'
import { idTypes } from '#kit/check/id-types.ts'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import { Select } from '#kit/ui/select.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { memberInfoApi, nationList } from '../contract.ts'
import { relations } from '../rules.ts'
import { faultsOf, formOf, isChildOf, needsOwnWords, type Typed } from './member-typed.ts'

export type WholeMember = CallOutput<typeof memberInfoApi>

interface MemberFormProps {
  member: WholeMember | undefined
  /** Whether the patient themselves is among their members already. */
  hasSelf: boolean
  nations: CallOutput<typeof nationList>['list']
  busy: boolean
  /** What the server found wrong, by field; '' belongs to the whole. */
  refused: Partial<Record<keyof Typed | '', string>>
  onSave: (typed: Typed) => void
}

/** Who a member is. What the identity number says by itself is not asked. */
export function MemberForm({ member, hasSelf, nations, busy, refused, onSave }: MemberFormProps) {
  const [typed, setTyped] = useState<Typed>(() => formOf(member, hasSelf))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const today = useToday()
  const faults = faultsOf(typed, member, today)
  const isFixed = member?.is_certified === 1

  /** What ties a control to its value, and its fault once one has left it. */
  const tied = (name: keyof Typed) => ({
    name,
    value: typed[name],
    error: refused[name] ?? (left.has(name) ? faults[name] : undefined),
    onBlur: () => setLeft(new Set([...left, name])),
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setLeft(new Set(Object.keys(typed)))
    if (Object.keys(faults).length === 0) onSave(typed)
  }
  return (
    <form onSubmit={submit} className="flex grow flex-col" noValidate>
      <div className="grow space-y-12 p-16">
        <Card>
          <div className="space-y-12">
            <Field label="姓名" keyboard="name" placeholder="和证件上一致" disabled={isFixed} {...tied('truename')} />
            <Select
              label="证件类型"
              disabled={isFixed}
              options={Object.entries(idTypes).map(([value, { name: text }]) => ({ value, text }))}
              {...tied('id_type')}
            />
            <Field
              label="证件号码"
              keyboard="id-card"
              disabled={isFixed}
              placeholder={idPlaceholder(member)}
              hint={idHint(member)}
              {...tied('id_card')}
            />
            {needsOwnWords(typed, member) && (
              <>
                <div>
                  <p aria-hidden="true" className="pb-6 text-14 font-medium">
                    性别
                  </p>
                  <Segment
                    label="性别"
                    name="sex"
                    value={typed.sex}
                    onChange={(sex) => setTyped({ ...typed, sex })}
                    options={[
                      { value: '1', text: '女' },
                      { value: '2', text: '男' },
                    ]}
                  />
                  <p
                    aria-live="polite"
                    data-fault={(left.has('sex') && faults.sex) || undefined}
                    className="pt-4 text-12 text-danger"
                  >
                    {left.has('sex') && faults.sex}
                  </p>
                </div>
                <Field label="出生日期" keyboard="date" max={today} {...tied('birthday')} />
              </>
            )}
            <Select
              label="和您的关系"
              options={Object.entries(relations).map(([value, text]) => ({ value, text }))}
              {...tied('relation')}
            />
            <Field
              label="手机号"
              keyboard="mobile"
              placeholder={member?.mobile ? '不改就不用填' : '接收就诊通知，可以不填'}
              hint={member?.mobile && `现在是 ${member.mobile}`}
              {...tied('mobile')}
            />
          </div>
        </Card>
        {isChildOf(typed, member, today) && (
          <div className="rounded-12 bg-warning-tint px-16 py-8">
            <Checkbox
              checked={typed.guardian_consent === '1'}
              onChange={(event) => setTyped({ ...typed, guardian_consent: event.target.checked ? '1' : '' })}
            >
              未满 14 岁。我是监护人，同意医路为孩子就诊保存和使用这些资料。
            </Checkbox>
            <p
              aria-live="polite"
              data-fault={(left.has('guardian_consent') && faults.guardian_consent) || undefined}
              className="text-14 text-danger"
            >
              {left.has('guardian_consent') && faults.guardian_consent}
            </p>
          </div>
        )}
        <Card>
          <Checkbox
            checked={typed.is_default === '1'}
            disabled={member?.is_default === 1}
            onChange={(event) => setTyped({ ...typed, is_default: event.target.checked ? '1' : '' })}
          >
            挂号时默认选择这位就诊人
          </Checkbox>
          <Disclosure title="更多资料">
            <Select
              label="民族"
              placeholder="可以不填"
              options={nations.map(({ id, name }) => ({ value: id, text: name }))}
              {...tied('nation')}
            />
            <Field label="住址" placeholder="可以不填" {...tied('address')} />
          </Disclosure>
        </Card>
      </div>
      <BottomAction error={refused['']}>
        <Button type="submit" busy={busy}>
          保存
        </Button>
      </BottomAction>
    </form>
  )
}

/** What was certified cannot be written over: the field shows it instead of asking for it. */
const idPlaceholder = (member: WholeMember | undefined) => {
  if (!member?.id_card) return '新生儿没有证件可以不填'
  return member.is_certified ? member.id_card : '不改就不用填'
}

const idHint = (member: WholeMember | undefined) => {
  if (!member?.id_card) return undefined
  return member.is_certified ? '已实名认证，不能再改' : `现在是 ${member.id_card}`
}
