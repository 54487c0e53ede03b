// Rules of the shop that the linter does not have.

/** "Today" comes from the one clock: a rule is handed `now`, so that a test can choose it. */
const noHiddenClock = {
  create(context) {
    const message = 'Take the time from the clock that is handed in: this reads the machine’s.'
    return {
      NewExpression(node) {
        if (isDate(node.callee) && node.arguments.length === 0) context.report({ node, message })
      },
      CallExpression(node) {
        const { callee } = node
        const isNow =
          callee.type === 'MemberExpression' && isDate(callee.object) && callee.property.name === 'now'
        if (isNow || isDate(callee)) context.report({ node, message })
      },
    }
  },
}

export default {
  meta: { name: 'shop' },
  rules: { 'no-hidden-clock': noHiddenClock },
}

function isDate(node) {
  return node.type === 'Identifier' && node.name === 'Date'
}
