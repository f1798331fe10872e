import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { addMemberAddress } from '#app/areas/account/members/cards/member-address.ts'
import type { Member } from '#app/areas/account/members/cards/member-card.tsx'
import { MemberChoice } from '#app/areas/account/members/cards/member-choice.tsx'
import { GUARDIAN_UNDER } from '#app/areas/consult/care/rules.ts'
import { PictureField } from '#app/areas/files/cards/picture-field.tsx'
import type { goodsDetail } from '#app/areas/mall/goods/contract.ts'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import type { PicturesValue } from '#kit/ui/chosen-pictures.ts'
import { TextField } from '#kit/ui/field.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Select } from '#kit/ui/select.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { prescriptionAddress } from '../cards/prescription-address.ts'
import { prescriptionUpload } from '../contract.ts'
import { MOST_PICTURES, MOST_PIECES } from '../rules.ts'

type Goods = CallOutput<typeof goodsDetail>

interface UploadFormProps {
  goods: Goods
  special: Goods['specials'][number]
  pieces: number
  members: readonly Member[]
}

/** For whom, how many, the photograph, what they must not be given; then one button. */
export function UploadForm({ goods, special, pieces, members }: UploadFormProps) {
  const navigate = useNavigate()
  const upload = useAct(prescriptionUpload, { hideToast: true })
  const [memberId, setMemberId] = useState<number>()
  const [count, setCount] = useState(pieces)
  const [pictures, setPictures] = useState<PicturesValue>()
  const [allergy, setAllergy] = useState('')
  const [withGuardian, setWithGuardian] = useState(false)
  const [consents, setConsents] = useState(false)
  const [fault, setFault] = useState<string>()
  const member = members.find(({ member_id }) => member_id === memberId) ?? members[0]
  const isSmall = member !== undefined && member.age < GUARDIAN_UNDER

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const image = pictures?.urls.join(',') ?? ''
    const found = faultIn({ image, isBusy: pictures?.isBusy === true, consents })
    setFault(found)
    if (found || !member) return
    const sheet = { goods_id: goods.goods_id, special_id: special.special_id, buy_num: count, image, allergy }
    const flags = { with_guardian: isSmall && withGuardian ? 1 : 0, consent: 1 }
    const done = await upload.run({ ...sheet, ...flags, member_id: member.member_id })
    if (done) navigate(prescriptionAddress(done.prescription_id), { replace: true })
  }
  const words = fault ?? upload.error?.words
  return (
    <form onSubmit={send} noValidate className="flex grow flex-col">
      <div className="grow space-y-16 p-16">
        <Notice tone="warning">{goods.warning}</Notice>
        <Card title={goods.goods_name} aside={special.special_name}>
          <Select
            label="要买多少"
            hint="药师会按处方上写的数量核对"
            value={count}
            onChange={(event) => setCount(Number(event.target.value))}
            options={Array.from({ length: goods.limit_num || MOST_PIECES }, (_, at) => ({
              value: at + 1,
              text: `${at + 1} 件`,
            }))}
          />
        </Card>
        <MemberChoice
          legend="给谁用"
          members={members}
          chosen={member}
          onChoose={setMemberId}
          doubt={member && !member.id_card && <NoPaper member={member} />}
        />
        {isSmall && (
          <Checkbox checked={withGuardian} onChange={(event) => setWithGuardian(event.target.checked)}>
            我是孩子的监护人，会陪同孩子用药
          </Checkbox>
        )}
        <Card className="space-y-16">
          <PictureField
            label="处方照片"
            most={MOST_PICTURES}
            uploadtype="prescription"
            hint="拍清楚姓名、药名、数量、医生签名和日期"
            onChange={setPictures}
          />
          <TextField
            label="过敏史（没有可以不填）"
            rows={2}
            maxLength={200}
            value={allergy}
            placeholder="例如：青霉素过敏"
            onChange={(event) => setAllergy(event.target.value)}
          />
        </Card>
        <Checkbox checked={consents} onChange={(event) => setConsents(event.target.checked)}>
          我同意审方的药师查看处方照片和用药人的姓名、性别、年龄、过敏史
        </Checkbox>
      </div>
      <BottomAction error={words} note="一般当天审完，结果会发消息告诉您">
        {member ? (
          <Button type="submit" busy={upload.busy}>
            提交审核
          </Button>
        ) : (
          <ButtonLink to={addMemberAddress()}>添加就诊人</ButtonLink>
        )}
      </BottomAction>
    </form>
  )
}

/** What is still missing, said before anything is sent. */
const faultIn = ({ image, isBusy, consents }: { image: string; isBusy: boolean; consents: boolean }) => {
  if (isBusy) return '照片还在上传，请稍等一下'
  if (image === '') return '请拍一张处方照片'
  return consents ? undefined : '请先勾选同意，药师才能审核'
}

function NoPaper({ member }: { member: Member }) {
  return (
    <Notice
      tone="warning"
      action={
        <Link to={addMemberAddress(member.member_id)} className="underline">
          去补全
        </Link>
      }
    >
      买处方药需要实名，{member.truename}还没有填写证件号码。
    </Notice>
  )
}
