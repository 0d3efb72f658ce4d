// Shows every request that the page's scripts send with fetch, and its response. It only observes: everything else
// works without it.
const rows = document.querySelector('#strip-rows');
const latest = document.querySelector('#strip-latest');
const send = window.fetch;

function addRow(request) {
  const path = new URL(request.url).pathname.replace(/(svc_pub_)\w+/, '$1…');
  const delivery = request.headers.get('x-service-delivery-id')?.slice(-8) ?? '–'; // its end: it starts with the time
  const row = document.createElement('tr');
  for (const text of [`${request.method} ${path}`, delivery, '…']) row.insertCell().textContent = text;
  rows.prepend(row);
  return (answer, kind) => {
    row.lastChild.textContent = answer;
    row.dataset.kind = kind;
    latest.textContent = `${request.method} …/${path.split('/').at(-1)} → ${answer}`;
  };
}

window.fetch = async (input, init) => {
  const settle = addRow(new Request(input instanceof Request ? input.clone() : input, init));
  try {
    const response = await send.call(window, input, init);
    settle(String(response.status), response.ok ? 'good' : 'bad');
    return response;
  } catch (error) {
    settle(error.name === 'AbortError' ? 'stopped' : 'no answer', 'bad');
    throw error;
  }
};

document.querySelector('#strip').open = window.matchMedia('(min-width: 48rem)').matches;
