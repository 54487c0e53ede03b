import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { renderInShop } from '../testing/render-in-shop.tsx'
import { anne, signInAnne } from '../testing/signed-in.ts'
import { usePreviousSearches, rememberSearch } from './previous-searches.ts'
import { forgetPrivateAnswers } from './private-query.ts'
import { showWishlist, useIsWished, useWholeWishlist } from './seen-wishlist.ts'
import { beginSession, endSession, useVisitor } from './session.ts'
import { useIsAskingOwn, useKeepOwn, useOwn } from './use-own.ts'

/** Orders at an API that answers when the test says so; how often it was asked. */
function orders(key = 'orders') {
  const questions: PromiseWithResolvers<readonly string[]>[] = []
  const query = {
    queryKey: [key],
    queryFn: async () => {
      const question = Promise.withResolvers<readonly string[]>()
      questions.push(question)
      return question.promise
    },
  }
  return { query, questions }
}

type Query = ReturnType<typeof orders>['query']

function Orders({ userId, query }: { readonly userId: string; readonly query: Query }) {
  const { data, hasFailed, retry } = useOwn(userId, query)
  const keep = useKeepOwn(userId, query)
  const isAsking = useIsAskingOwn()
  const visitor = useVisitor()
  const queryClient = useQueryClient()
  return (
    <>
      <p>{useIsFetching()} under way</p>
      <p>{data === null ? 'none yet' : `orders: ${data.join(' ')}`}</p>
      <p>{isAsking ? 'asking' : 'told'}</p>
      <p>{visitor.kind}</p>
      {hasFailed && <p>failed</p>}
      <button type="button" onClick={retry}>
        Retry
      </button>
      <button type="button" onClick={() => keep(['changed'])}>
        Change
      </button>
      <button type="button" onClick={() => forgetPrivateAnswers(queryClient)}>
        Forget
      </button>
    </>
  )
}

async function show(query: Query, userId = anne.id) {
  signInAnne()
  onTestFinished(() => void endSession())
  const screen = await renderInShop(<Orders userId={userId} query={query} />)
  const says = async (text: string) => expect.element(screen.getByText(text, { exact: true })).toBeVisible()
  return { ...screen, says }
}

it('what is somebody’s own is asked for, and shown once it is told', async () => {
  const { query, questions } = orders()
  const { says } = await show(query)
  await says('none yet')
  await says('asking')
  await expect.poll(() => questions.length).toBe(1)
  questions[0]?.resolve(['4711'])
  await says('orders: 4711')
  await says('told')
})

it('is asked for again when the window comes back, although it is new, and stays meanwhile', async () => {
  const { query, questions } = orders()
  const { says } = await show(query)
  questions[0]?.resolve(['4711'])
  await says('orders: 4711')
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => questions.length).toBe(2)
  await says('1 under way')
  await says('orders: 4711')
  await says('told')
})

it('stays while somebody signs in again over the page, and nothing is asked for meanwhile', async () => {
  const { query, questions } = orders()
  const { says, getByRole } = await show(query)
  questions[0]?.resolve(['4711'])
  await says('orders: 4711')
  endSession()
  await says('guest')
  window.dispatchEvent(new Event('visibilitychange'))
  await getByRole('button', { name: 'Forget' }).click()
  await says('orders: 4711')
  expect(questions.length).toBe(1)
  signInAnne()
  await says('asking')
  await says('orders: 4711')
  questions[1]?.resolve(['4712'])
  await says('orders: 4712')
})

function OrdersInTurn({ query }: { readonly query: Query }) {
  const [userId, setUserId] = useState(anne.id)
  return (
    <>
      <Orders userId={userId} query={query} />
      <button type="button" onClick={() => setUserId('c2')}>
        Somebody else
      </button>
    </>
  )
}

it('stays likewise where somebody else was told the very same before', async () => {
  const { query, questions } = orders()
  signInAnne()
  onTestFinished(() => void endSession())
  const screen = await renderInShop(<OrdersInTurn query={query} />)
  const says = async (text: string) => expect.element(screen.getByText(text, { exact: true })).toBeVisible()
  const same = ['4711']
  await expect.poll(() => questions.length).toBe(1)
  questions[0]?.resolve(same)
  await says('orders: 4711')
  await screen.getByRole('button', { name: 'Somebody else' }).click()
  await says('none yet')
  const signInBen = () => beginSession({ token: 'b'.repeat(40), user: { ...anne, id: 'c2' } })
  signInBen()
  await expect.poll(() => questions.length).toBe(2)
  questions[1]?.resolve(same)
  await says('orders: 4711')
  endSession()
  await says('guest')
  await screen.getByRole('button', { name: 'Forget' }).click()
  signInBen()
  await says('asking')
  await says('orders: 4711')
})

it('is asked for by nobody else', async () => {
  const { query, questions } = orders()
  const { says } = await show(query, 'somebody-else')
  await says('none yet')
  expect(questions.length).toBe(0)
})

it('says that it could not be told, and may be asked for again', async () => {
  const { query, questions } = orders()
  const { says, getByText, getByRole } = await show(query)
  await expect.poll(() => questions.length).toBe(1)
  expect(getByText('failed').query()).toBeNull()
  questions[0]?.reject(new Error('away'))
  await says('failed')
  await says('none yet')
  await getByRole('button', { name: 'Retry' }).click()
  questions[1]?.resolve(['4711'])
  await says('orders: 4711')
})

it('is what a change was answered with, over what was asked for before it', async () => {
  const { query, questions } = orders()
  const { says, getByRole } = await show(query)
  await expect.poll(() => questions.length).toBe(1)
  await getByRole('button', { name: 'Change' }).click()
  await says('orders: changed')
  questions[0]?.resolve(['before the change'])
  await says('orders: changed')
})

it('is what a change was answered with, and all else that is asked for is told all the same', async () => {
  const [changed, other] = [orders('changed'), orders('other')]
  signInAnne()
  onTestFinished(() => void endSession())
  const screen = await renderInShop(
    <>
      <Orders userId={anne.id} query={changed.query} />
      <Orders userId={anne.id} query={other.query} />
    </>,
  )
  await expect.poll(() => other.questions.length).toBe(1)
  await screen.getByRole('button', { name: 'Change' }).first().click()
  await expect.element(screen.getByText('orders: changed')).toBeVisible()
  other.questions[0]?.resolve(['4711'])
  await expect.element(screen.getByText('orders: 4711')).toBeVisible()
})

function Hearts() {
  const whole = useWholeWishlist()
  const isWished = useIsWished({ designId: 'd1', metalId: 'm1' })
  return (
    <p>
      {isWished ? 'wished' : 'not wished'}, {whole === null ? 'not all told' : `all: ${[...whole].join(' ')}`}
    </p>
  )
}

it('hearts follow the wishlist', async () => {
  const screen = await renderInShop(<Hearts />)
  const says = async (text: string) => expect.element(screen.getByText(text, { exact: true })).toBeVisible()
  await says('not wished, not all told')
  showWishlist(new Set(['design d1']), false)
  await says('wished, not all told')
  showWishlist(new Set(['design d1', 'gemstone 7']), true)
  await says('wished, all: design d1 gemstone 7')
  showWishlist(new Set(), true)
  await says('not wished, all:')
  showWishlist(new Set(), false)
})

function KnownHeart() {
  return <p>{useIsWished({ gemstoneId: '7' }, true) ? 'wished' : 'not wished'}</p>
}

it('a heart of what is known to be wished for is so until all of the wishlist is told', async () => {
  const screen = await renderInShop(<KnownHeart />)
  const says = async (text: string) => expect.element(screen.getByText(text, { exact: true })).toBeVisible()
  await says('wished')
  showWishlist(new Set(['design d1']), false)
  await says('wished')
  showWishlist(new Set(['design d1']), true)
  await says('not wished')
  showWishlist(new Set(['gemstone 7']), true)
  await says('wished')
  showWishlist(new Set(), false)
})

function Visitor() {
  const visitor = useVisitor()
  const searches = usePreviousSearches()
  return (
    <p>
      {visitor.kind === 'signed-in' ? visitor.user.firstName : visitor.kind}: {searches.join(' ')}
    </p>
  )
}

it('a page follows who is signed in, and what they have searched for, the newest first', async () => {
  const screen = await renderInShop(<Visitor />)
  const says = async (text: string) => expect.element(screen.getByText(text, { exact: true })).toBeVisible()
  await says('guest:')
  beginSession({ token: 'a'.repeat(40), user: anne })
  rememberSearch('halo')
  rememberSearch('oval')
  await says('Anne-Marie: oval halo')
  endSession()
  await says('guest:')
})
