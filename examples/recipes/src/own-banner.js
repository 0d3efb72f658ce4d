// Load this file with the page. Call `startAnalytics()` when the visitor agrees, and on each page load if they agreed before.
const SDK = 'https://events.example/sdk/v1.js';
// Only needed with `require-trusted-types-for`: the policy lets this file load one script.
const policy = window.trustedTypes?.createPolicy('analytics', { createScriptURL: () => SDK });

window.startAnalytics = () => {
  const script = document.createElement('script');
  script.src = policy?.createScriptURL('') ?? SDK;
  script.async = true;
  script.dataset.serviceInstallId = 'svc_pub_0123456789abcdef0123456789abcdef';
  script.dataset.serviceBaseUrl = 'https://events.example';
  document.head.append(script);
};

/** Call it when the visitor withdraws. */
window.stopAnalytics = () => {
  window.serviceEvents?.stop();
  document.cookie = 'service_visitor_id=; path=/; max-age=0';
};
