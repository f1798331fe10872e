import { isMobile, normalisePhone } from '#kit/check/phone.ts'
import { withoutInvisible } from '#kit/text/visible.ts'

/** What one text says of who gets a parcel; '' where it does not say. */
interface Recipient {
  name: string
  mobile: string
  /** The address with its divisions, its parts one space apart. */
  place: string
}

/** A number of the mainland, of Hong Kong or Macau with its code; sellers' shielded numbers have an extension. */
const phone =
  /(?<!\d)((?:(?:\+|00)?86[- ]?)?1[3-9]\d(?:[- ]?\d{4}){2}|(?:\+|00)?85[23][- ]?\d{4}[- ]?\d{4})(?:\s?[-转]\s?(\d{3,4}))?(?!\d)/
const nameLabels = '(?:收货人|收件人|联系人|姓名)(?:姓名)?'
const nameLabel = new RegExp(String.raw`${nameLabels}\s*(?::\s*|\s+)`, 'g')
const otherLabels =
  '(?:收货地址|收件地址|详细地址|所在地区|所在地址|联系电话|联系方式|手机号码|手机号|手机|电话|地址|地区|街道|邮政编码|邮编)'
const otherLabel = new RegExp(String.raw`${otherLabels}\s*:\s*`, 'g')
const labelInBrackets = new RegExp(`【(${nameLabels}|${otherLabels})】:?`, 'g')
const NAME = '姓名:'
/** Where the number stood; nobody is called so. */
const PHONE = '#'
/** What a name is told with on parcels, and what programs write above all and before lines. */
const beside = /\((?:先生|女士|小姐|收)\)|^\s*(?:【[^】]*】)+|(?<=\n)[ \t]*(?:【[^】]*】)+(?=[^\n])|收[货件]信息:?/g
/** Anywhere else it belongs to the place: 科苑路15号【东门】, 【放门卫】. */
const remark = /【([^】]*)】/g
const between = /[\n\r\t,;、|/ ]+/

/** A name as one is called: a few characters, or words in Latin letters; shielded names carry a number in brackets. */
const isName = (piece: string) =>
  /^(?:\p{Script=Han}{2,4}|\p{Script=Han}{1,8}·\p{Script=Han}{1,8}|[A-Za-z][A-Za-z.'-]{1,30})(?:\[\d{3,4}\])?$/u.test(
    piece,
  ) && !/[省市区县州盟旗镇乡村路街号楼栋室]$/u.test(piece)

/** Name, number and address out of one pasted text, whatever their order. */
export const readRecipient = (pasted: string): Recipient => {
  const told = withoutInvisible(pasted).normalize('NFKC').replace(labelInBrackets, '$1:').replace(beside, ' ')
  const remarks = [...told.matchAll(remark)].map(([, words = '']) => words.trim()).filter(Boolean)
  const text = told.replace(remark, ' ')
  const found = phone.exec(text)
  const mobile = found && isMobile(found[1] ?? '') ? normalisePhone(found[1] ?? '') : ''
  const extension = mobile === '' ? undefined : found?.[2]
  const pieces = (mobile === '' ? text : text.replace(phone, `\n${PHONE}\n`))
    .replace(nameLabel, `\n${NAME}`)
    .replace(otherLabel, '\n')
    .split(between)
    .filter((piece) => piece !== '' && !/^\d{6}$/.test(piece))
  const at = nameAt(pieces)
  const rest = pieces.filter((piece, nth) => nth !== at && piece !== PHONE && piece !== NAME)
  return {
    // 周明收
    name: (pieces[at] ?? '').replace(NAME, '').replace(/(?<=..)收$/, ''),
    mobile,
    place: [...rest, ...remarks.map((words) => `(${words})`), ...(extension ? [`(转${extension})`] : [])].join(' '),
  }
}

/** Where the name stands: behind its label, else beside the number, else at the beginning or the end; -1 where it does not. */
const nameAt = (pieces: readonly string[]): number => {
  const labelled = pieces.findIndex((piece) => piece.startsWith(NAME) && piece !== NAME)
  if (labelled >= 0) return labelled
  const number = pieces.indexOf(PHONE)
  const likely = [...(number < 0 ? [] : [number - 1, number + 1]), 0, pieces.length - 1]
  return pieces.length < 2 ? -1 : (likely.find((at) => isName(pieces[at] ?? '')) ?? -1)
}
