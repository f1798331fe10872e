import { z } from 'zod'

/** `channel=address` pairs, separated by spaces: an address may hold a comma. */
const addressOfChannel = z
  .string()
  .default('')
  .transform((text) => text.split(/\s+/).filter(Boolean))
  .refine((pairs) => pairs.every((pair) => /^\d{1,9}=https:\/\//.test(pair)), 'channel=https://…, separated by spaces')
  .transform((pairs) => new Map(pairs.map((pair) => [Number.parseInt(pair, 10), pair.slice(pair.indexOf('=') + 1)])))

const script = (usual: string) => z.url({ protocol: /^https$/ }).default(usual)

/** The settings of the apps around a page, as `.env.example` documents them. */
export const hostSettings = {
  WECHAT_SCRIPT_URL: script('https://res.wx.qq.com/open/js/jweixin-1.6.0.js'),
  ALIPAY_SCRIPT_URL: script('https://appx/web-view.min.js'),
  CITY_APP_SCRIPT_URL: script('https://isz-open.sz.gov.cn/lib/jpasc-0.4.0.js'),
  CITY_APP_ID: z.string().default(''),
  CITY_APP_INIT_URL: z.url().optional(),
  CITY_APP_OPEN_URL: z.url().optional(),
  CITY_APP_ANDROID_URL: z.url().optional(),
  CITY_APP_IOS_URL: z.url().optional(),
  BRAND_NAME: z.string().min(1).default('医路'),
  CITY_APP_BRAND_NAME: z.string().min(1).default('i深圳'),
  SIGN_IN_JUMPS: addressOfChannel,
}

type Given = z.infer<z.ZodObject<typeof hostSettings>>

/** What this installation knows of the apps around its pages. */
export interface HostConfig {
  /** Where their scripts lie: pages may load these and no others from outside. */
  scripts: { messaging: string; payment: string; city: string }
  cityApp: {
    appId: string
    /** Who hands out the code that initialises its script; undefined: the demo stands in for it. */
    initUrl: string | undefined
    /** Opens it where it is installed. */
    openUrl: string | undefined
    androidUrl: string | undefined
    iosUrl: string | undefined
    /** Its brand name, which stands for ours in what is shared from it. */
    brand: string
  }
  brand: string
  /** Where a channel signs its visitors in by itself; `{back}` stands for the page. */
  signInJumps: ReadonlyMap<number, string>
}

export const hostConfigOf = (data: Given): HostConfig => ({
  scripts: { messaging: data.WECHAT_SCRIPT_URL, payment: data.ALIPAY_SCRIPT_URL, city: data.CITY_APP_SCRIPT_URL },
  cityApp: {
    appId: data.CITY_APP_ID,
    initUrl: data.CITY_APP_INIT_URL,
    openUrl: data.CITY_APP_OPEN_URL,
    androidUrl: data.CITY_APP_ANDROID_URL,
    iosUrl: data.CITY_APP_IOS_URL,
    brand: data.CITY_APP_BRAND_NAME,
  },
  brand: data.BRAND_NAME,
  signInJumps: data.SIGN_IN_JUMPS,
})

/** What is wrong with them: one line for each. */
export const hostFaults = ({ CITY_APP_INIT_URL, CITY_APP_ID }: Given): string[] =>
  CITY_APP_INIT_URL && !CITY_APP_ID ? ['CITY_APP_ID: CITY_APP_INIT_URL needs it'] : []
