import { GUARDIAN_UNDER } from '#app/areas/consult/care/rules.ts'
import { Facts } from '#kit/ui/facts.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import type { LookedAt } from './review-dialog.tsx'

/** What stands in a prescription and who it is for: its pictures at their width, each opens at its size. */
export function PrescriptionFacts({ seen }: { seen: LookedAt }) {
  const isSigned = seen.sign_time !== null
  return (
    <div className="space-y-16">
      {isSigned && seen.is_as_signed === 0 && <Notice tone="danger">签名和内容对不上，不要通过，请联系管理员。</Notice>}
      {seen.first_time !== null && (
        <Notice tone="warning">再次购买：照片是 {seen.first_time.slice(0, 10)} 交的，请看还能不能照着用。</Notice>
      )}
      {seen.hints.map((words) => (
        <Notice key={words} tone="warning">
          开方时提示过医生：{words}
        </Notice>
      ))}
      <Facts
        facts={[
          { name: '用药人', value: `${seen.truename} · ${seen.sex_name} · ${seen.age} 岁` },
          ...(seen.age < GUARDIAN_UNDER
            ? [{ name: '监护人', value: seen.with_guardian === 1 ? '已确认陪同' : '没有确认' }]
            : []),
          {
            name: '过敏史',
            value: <span className="font-semibold text-danger">{seen.allergy || '患者没有填写'}</span>,
          },
          { name: '药品', value: seen.drug_name },
          { name: '数量', value: `${seen.buy_num} 件` },
          ...(isSigned
            ? [
                { name: '诊断', value: seen.diagnosis },
                { name: '用法用量', value: seen.dosage },
                { name: '医生', value: `${seen.doctor_name} · ${seen.unit_name}` },
                { name: '签名', value: `${seen.sign_time} ${seen.is_as_signed === 1 ? '一致' : '不一致'}` },
              ]
            : []),
          ...(seen.reason ? [{ name: '退回原因', value: seen.reason }] : []),
        ]}
      />
      {seen.images.length > 0 && (
        <ul className="space-y-12">
          {seen.images.map((image, at) => (
            <li key={image}>
              <a href={image} target="_blank" rel="noreferrer">
                <img src={image} alt={`处方照片 ${at + 1}，点开看大图`} className="w-full rounded-12 bg-well" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
