const points = [
  [
    '我们做什么',
    '帮您查医院和医生、预约挂号、候补和缴费，并提醒您按时就诊。诊断和治疗由医院和医生负责，这里的内容不能代替面诊。',
  ],
  [
    '用到哪些信息',
    '手机号用来登录和通知；就诊人的姓名、证件号码和手机号加密保存，只交给您预约的医院。位置只在您允许后用来找附近的医院，保存 12 小时。',
  ],
  [
    '健康信息',
    '看哪个科、什么病情、就诊记录属于敏感个人信息，只为完成您的预约和就诊使用，不用于广告，也不提供给无关的人。不满 14 岁的就诊人要由监护人同意。',
  ],
  [
    '您能做什么',
    '在“账号与隐私”里随时查看、更正、下载和删除您的资料，撤回可选的同意，或注销账号。撤回前已经完成的预约不受影响。',
  ],
] as const

/** The protocol in its four points, each in two sentences. */
export function ProtocolPoints({ version }: { version: number }) {
  return (
    <>
      <p className="text-14 text-ink-2">这是第 {version} 版，请看完再决定。</p>
      <dl className="space-y-12">
        {points.map(([title, text]) => (
          <div key={title}>
            <dt className="text-16 font-medium">{title}</dt>
            <dd className="pt-2 text-14 text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
