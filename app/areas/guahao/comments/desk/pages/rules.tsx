import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { MOST_FIRST, MOST_WORD, MOST_WORDS } from '../../rules/hold.ts'
import { deskCommentRules, deskCommentRulesSave } from '../contract.ts'
import type { Route } from './+types/rules'

export { handle } from 'virtual:rows/desk-comment-rules'

const load = ({ callApi }: Loading) => callApi(deskCommentRules, {})
export const clientLoader = behindStaffGate(load)

const fields = { first_count: 'text', holds_links: 'flag', holds_pictures: 'flag', words: 'text' } as const

export default function DeskCommentRulesPage({ loaderData: rules }: Route.ComponentProps) {
  return (
    <DeskFrame
      note="符合任何一条的评价和回复，先由医院看过再展示；在那之前只有作者自己看得到。"
      aside={
        <ButtonLink kind="secondary" size="small" to="/desk/comments">
          返回评价
        </ButtonLink>
      }
    >
      <Card title="先审核再展示">
        <PageForm
          action="保存规则"
          refusedFields={{ 'too-many-words': 'words' }}
          edited={rules}
          save={(form, send) => send(deskCommentRulesSave, readForm(deskCommentRulesSave, form, fields))}
          said={() => '规则已保存，以后的评价按它审核'}
          onSaved={() => undefined}
        >
          <NumberField
            label="新用户的头几条"
            name="first_count"
            unit="条"
            min={0}
            max={MOST_FIRST}
            defaultValue={rules.first_count}
            hint="0 表示不按这一条审核"
            required
          />
          <Checkbox name="holds_links" defaultChecked={rules.holds_links === 1}>
            像是网址的
          </Checkbox>
          <Checkbox name="holds_pictures" defaultChecked={rules.holds_pictures === 1}>
            带有图片的
          </Checkbox>
          <TextField
            label="含有这些词的"
            name="words"
            rows={4}
            defaultValue={rules.words.join('，')}
            maxLength={MOST_WORDS * (MOST_WORD + 1)}
            hint={`用逗号、空格或换行分开，最多 ${MOST_WORDS} 个；全角、大小写、拼音、中间的空格和符号都算同一个词，同音字也算；本身就是词的同音字（如威信）要另外写`}
          />
        </PageForm>
      </Card>
    </DeskFrame>
  )
}
