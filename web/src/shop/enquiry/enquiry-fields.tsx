import { enquiryLimits, enquiryLocations } from '@shop/schema/domain/booking/enquiry-limits'
import { longestEmail } from '@shop/schema/domain/vocabulary/email'
import { useWatch } from 'react-hook-form'
import { publicConfig } from '#data/page-facts.ts'
import { m } from '#generated/paraglide/messages.js'
import { TypedField } from '#shop/booking/typed-field.tsx'
import { phoneSigns } from '#shop/booking/typed-signs.ts'
import { FormField } from '#ui/form/form-field.tsx'
import { LabelledField } from '#ui/form/labelled-field.tsx'
import { useAlive } from '#ui/use-alive.ts'
import { CaptchaField } from './captcha-field.tsx'
import { locationName } from './enquiry-words.ts'
import type { EnquiryFormState } from './use-enquiry-form.ts'
import styles from './enquiry.module.css'

/** Who asks, and what (rules/enquiries#contact-form). What a browser checks by itself is for those that run no script. */
export function EnquiryFields({ state }: { state: EnquiryFormState }) {
  const { form, field } = state
  const isAlive = useAlive()
  const message = useWatch({ control: form.control, name: 'message' })
  const optional = (name: 'phone' | 'location') => ({
    ...field(name),
    label: m.enquiry_optional({ label: field(name).label }),
  })
  return (
    <>
      <div className={styles.two}>
        <FormField
          {...form.register('contactName')}
          {...field('contactName')}
          maxLength={enquiryLimits.longestName}
          autoComplete="name"
          required
        />
        <FormField
          {...form.register('email')}
          {...field('email')}
          type="email"
          maxLength={longestEmail}
          autoComplete="email"
          required
        />
      </div>
      <div className={styles.two}>
        <TypedField
          {...optional('phone')}
          registered={form.register('phone')}
          type="tel"
          signs={phoneSigns}
          autoComplete="tel"
        />
        <LabelledField {...optional('location')}>
          {(control) => (
            <select {...control} {...form.register('location')}>
              <option value="">{m.enquiry_location_choose()}</option>
              {enquiryLocations.map((location) => (
                <option key={location} value={location}>
                  {locationName(location)}
                </option>
              ))}
            </select>
          )}
        </LabelledField>
      </div>
      <LabelledField
        {...field('message')}
        hint={
          <>
            <span>{m.enquiry_cards()}</span>
            <span>{m.consultation_count({ count: message.length, most: enquiryLimits.longestMessage })}</span>
          </>
        }
      >
        {(control) => (
          <textarea
            {...control}
            {...form.register('message')}
            rows={6}
            minLength={isAlive ? undefined : enquiryLimits.shortestMessage}
            maxLength={enquiryLimits.longestMessage}
            required
          />
        )}
      </LabelledField>
      {isAlive ? (
        <CaptchaField {...field('token')} round={state.captchaRound} onToken={state.setToken} />
      ) : (
        <WithoutScript />
      )}
    </>
  )
}

/** The captcha for whoever runs no script: a code from a page of its own. */
function WithoutScript() {
  const { captcha } = publicConfig()
  return (
    <noscript>
      {captcha?.pageUrl == null ? (
        <p>{m.enquiry_noscript()}</p>
      ) : (
        <p>
          <label>
            {m.enquiry_captcha_code()} <input name="token" required autoComplete="off" maxLength={64} />
          </label>{' '}
          <a className="link" href={captcha.pageUrl} target="_blank" rel="noreferrer">
            {m.enquiry_captcha_page()}
          </a>
        </p>
      )}
    </noscript>
  )
}
