/** Digits that a sub-merchant's number has at WeChat Pay, and an app's at Alipay; the stand-in takes whatever is a number of ours. */
export const merchantForms: Readonly<Record<string, RegExp>> = {
  wechat: /^[0-9]{8,10}$/,
  alipay: /^[0-9]{8,32}$/,
  'stand-in': /^[0-9A-Za-z_-]{1,32}$/,
}
